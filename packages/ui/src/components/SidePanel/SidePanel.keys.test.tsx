import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SidePanel } from './SidePanel.tsx'

function show() {
  render(
    <SidePanel defaultOpen title="Net sales amount">
      What was sold, less what came back.
    </SidePanel>,
  )
}

it('UIX-02a key Escape: closes only the panel', async () => {
  const onKeyDown = vi.fn<() => void>()
  document.addEventListener('keydown', onKeyDown)
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown))
  show()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onKeyDown).not.toHaveBeenCalled()
})

it('keys that move the edge do not scroll the page', () => {
  show()
  const edge = screen.getByRole('separator')
  expect(fireEvent.keyDown(edge, { key: 'ArrowLeft' })).toBe(false)
  expect(fireEvent.keyDown(edge, { key: 'End' })).toBe(false)
  expect(fireEvent.keyDown(edge, { key: 'a' })).toBe(true)
})
