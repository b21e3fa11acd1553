import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Switch, type SwitchProps } from './Switch.tsx'

function show(props: Partial<SwitchProps> = {}) {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  render(
    <Switch onChange={onChange} {...props}>
      Email me
    </Switch>,
  )
  return { control: screen.getByRole('switch', { name: 'Email me' }), onChange }
}

describe('Switch', () => {
  it('key Tab: moves to the switch and past it', async () => {
    const { control } = show()
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Space: turns it on and off', async () => {
    const { control, onChange } = show()
    control.focus()
    await userEvent.keyboard(' ')
    expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('mouse: a press on its label turns it on', async () => {
    const { control } = show()
    await userEvent.click(screen.getByText('Email me'))
    expect(control).toBeChecked()
  })

  it('touch: a press turns it on', async () => {
    const { control } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Email me') })
    expect(control).toBeChecked()
  })

  it('follows the value of the application', async () => {
    const { control, onChange } = show({ isSelected: false })
    await userEvent.click(control)
    expect(onChange).toHaveBeenCalledWith(true)
    expect(control).not.toBeChecked()
  })

  it('can have a name without visible text', () => {
    render(<Switch aria-label="Compact rows" />)
    expect(screen.getByRole('switch', { name: 'Compact rows' })).toBeInTheDocument()
  })

  it('UIX-02a describes the switch with help and error', () => {
    const { control } = show({ description: 'Once a day', errorMessage: 'Try again.' })
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription(/Once a day/)
    expect(control).toHaveAccessibleDescription(/Try again\./)
  })

  it('does not change when disabled or read-only', async () => {
    render(
      <>
        <Switch isDisabled>Off</Switch>
        <Switch isReadOnly defaultSelected>
          Fixed
        </Switch>
      </>,
    )
    await userEvent.click(screen.getByText('Off'))
    await userEvent.click(screen.getByText('Fixed'))
    expect(screen.getByRole('switch', { name: 'Off' })).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'Off' })).not.toBeChecked()
    expect(screen.getByRole('switch', { name: 'Fixed' })).toBeChecked()
  })

  it('a form submits its value if it is on', () => {
    render(
      <form aria-label="Notices">
        <Switch name="notice" value="email" defaultSelected>
          Email
        </Switch>
        <Switch name="text">Text</Switch>
      </form>,
    )
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'))
    expect([...data]).toEqual([['notice', 'email']])
  })
})
