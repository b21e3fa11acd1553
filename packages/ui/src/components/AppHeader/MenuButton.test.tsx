import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { MenuButton } from './MenuButton.tsx'

const gone = new TypeError('There is no connection.')
const panel = {}
afterEach(() => vi.unstubAllGlobals())

it('SES-05 a menu button reports a failed load to the application, and can be pressed again', async () => {
  const report = vi.fn<(reason: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(gone)
  render(
    <MenuButton opens="menu" load={load} panel={panel}>
      Dana Ruiz
    </MenuButton>,
  )
  const button = screen.getByRole('button', { name: 'Dana Ruiz' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.click(button)
  await waitFor(() => expect(report).toHaveBeenCalledWith(gone))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  load.mockResolvedValue(() => 'Log out')
  await userEvent.click(button)
  expect(await screen.findByText('Log out')).toBeVisible()
  expect(report).toHaveBeenCalledOnce()
})
