import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function show(props: Partial<CheckboxProps> = {}) {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  render(
    <Checkbox onChange={onChange} {...props}>
      Email me
    </Checkbox>,
  )
  return { box: screen.getByRole('checkbox', { name: 'Email me' }), onChange }
}

describe('Checkbox', () => {
  it('key Tab: moves to the box and past it', async () => {
    const { box } = show()
    await userEvent.tab()
    expect(box).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Space: turns it on and off', async () => {
    const { box, onChange } = show()
    box.focus()
    await userEvent.keyboard(' ')
    expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box).not.toBeChecked()
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('mouse: a press on its label turns it on', async () => {
    const { box } = show()
    await userEvent.click(screen.getByText('Email me'))
    expect(box).toBeChecked()
  })

  it('touch: a press turns it on', async () => {
    const { box } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Email me') })
    expect(box).toBeChecked()
  })

  it('is neither on nor off when it represents several items, some of them selected', async () => {
    const { box, onChange } = show({ isIndeterminate: true })
    expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    expect(onChange).toHaveBeenCalledWith(true)
    expect(box).toBePartiallyChecked()
  })

  it('follows the value of the application', async () => {
    const { box, onChange } = show({ isSelected: true })
    await userEvent.click(box)
    expect(onChange).toHaveBeenCalledWith(false)
    expect(box).toBeChecked()
  })

  it('can have a name without visible text', () => {
    render(<Checkbox aria-label="Select the row of Ana" />)
    expect(screen.getByRole('checkbox', { name: 'Select the row of Ana' })).toBeInTheDocument()
  })

  it('UIX-02a describes the box with help and error', () => {
    const { box } = show({ description: 'Once a day', errorMessage: 'Agree to go on.', isRequired: true })
    expect(box).toBeInvalid()
    expect(box).toBeRequired()
    expect(box).toHaveAccessibleDescription(/Once a day/)
    expect(box).toHaveAccessibleDescription(/Agree to go on\./)
  })

  it('does not change when disabled or read-only', async () => {
    render(
      <>
        <Checkbox isDisabled>Off</Checkbox>
        <Checkbox isReadOnly defaultSelected>
          Fixed
        </Checkbox>
      </>,
    )
    await userEvent.click(screen.getByText('Off'))
    await userEvent.click(screen.getByText('Fixed'))
    expect(screen.getByRole('checkbox', { name: 'Off' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Off' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Fixed' })).toBeChecked()
  })

  it('a form submits its value if it is on, and resets it', async () => {
    render(
      <form aria-label="Notices">
        <Checkbox name="notice" value="email" defaultSelected>
          Email
        </Checkbox>
        <button type="reset">Reset</button>
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(new FormData(form).get('notice')).toBe('email')
    await userEvent.click(screen.getByRole('checkbox'))
    expect(new FormData(form).get('notice')).toBeNull()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <Checkbox isRequired={false}>Nouvelles</Checkbox>
      </UIProvider>,
    )
    expect(screen.getByRole('checkbox', { name: 'Nouvelles (facultatif)' })).toBeInTheDocument()
  })
})
