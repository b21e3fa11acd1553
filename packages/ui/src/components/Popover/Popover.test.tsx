import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const show = (props: Partial<PopoverProps> = {}) =>
  render(
    <>
      <Popover trigger={<Button>Filters</Button>} title="Filter users" {...props}>
        {(close) => (
          <>
            <Button>Reset</Button>
            <Button onPress={close}>Apply</Button>
          </>
        )}
      </Popover>
      <p>Outside</p>
    </>,
  )

const trigger = () => screen.getByRole('button', { name: 'Filters' })
const panel = () => screen.findByRole('dialog', { name: 'Filter users' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('Popover', () => {
  it('its button announces whether it is open', async () => {
    show()
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger())
    expect(await panel()).toHaveTextContent('Filter users')
  })

  it('key Enter, Space: open it and move the focus inside', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    expect(await panel()).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger()).toHaveFocus())
    await userEvent.keyboard(' ')
    expect(await panel()).toContainElement(document.activeElement as HTMLElement)
  })

  it('key Tab, Shift+Tab: move within it', async () => {
    show()
    await userEvent.click(trigger())
    const dialog = await panel()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  it('key Escape: closes it and returns the focus', async () => {
    show()
    await userEvent.click(trigger())
    await panel()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('mouse: opens with a press, closes with a press outside', async () => {
    const onOpenChange = vi.fn()
    show({ onOpenChange })
    await userEvent.click(trigger())
    await panel()
    await userEvent.click(document.body)
    await isGone()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('touch: opens with a tap, and its content closes it', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    await panel()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Apply' }) })
    await isGone()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('can have its own name if it shows no title', async () => {
    show({ title: undefined, 'aria-label': 'Columns' })
    await userEvent.click(trigger())
    expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeVisible()
  })
})
