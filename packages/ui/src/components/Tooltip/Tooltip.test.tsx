import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const show = (onPress = vi.fn()) =>
  render(
    <Tooltip content="All 1,240 rows, not only this page" delay={0}>
      <Button onPress={onPress}>Export</Button>
    </Tooltip>,
  )

const trigger = () => screen.getByRole('button', { name: 'Export' })
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

describe('Tooltip', () => {
  it('key Tab: shows it at the focused control, and hides it at the next', async () => {
    show()
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('All 1,240 rows, not only this page')
    expect(trigger()).toHaveAccessibleDescription('All 1,240 rows, not only this page')
    await userEvent.tab()
    await isGone()
    expect(trigger()).not.toHaveAccessibleDescription()
  })

  it('key Escape: hides it and keeps the focus', async () => {
    show()
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(trigger()).toHaveFocus()
  })

  it('mouse: shows it on hover, also on the tooltip itself', async () => {
    show()
    await userEvent.hover(document.body)
    await userEvent.hover(trigger())
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.hover(tooltip)
    expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await isGone()
  })

  it('touch: presses the control and shows nothing', async () => {
    const onPress = vi.fn()
    show(onPress)
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})
