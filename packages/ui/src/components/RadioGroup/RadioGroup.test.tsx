import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const options = [
  { id: 'supplier', label: 'Supplier', description: 'Works for a company that sells products' },
  { id: 'admin', label: 'Administrator', isDisabled: true },
  { id: 'third', label: 'Third Party User' },
]

function show(props: Partial<RadioGroupProps> = {}) {
  const onChange = vi.fn<(value: string | null) => void>()
  render(<RadioGroup label="User type" options={options} onChange={onChange} {...props} />)
  return onChange
}

const radio = (name: string) => screen.getByRole('radio', { name })

describe('RadioGroup', () => {
  it('is a named group, and its options have descriptions', () => {
    show({ isRequired: true })
    expect(screen.getByRole('radiogroup', { name: 'User type' })).toBeRequired()
    expect(radio('Supplier')).toHaveAccessibleDescription('Works for a company that sells products')
  })

  it('key Tab: moves to the chosen option, or the first, and out of the group', async () => {
    show({ defaultValue: 'third' })
    await userEvent.tab()
    expect(radio('Third Party User')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Space: chooses the focused option', async () => {
    const onChange = show()
    await userEvent.tab()
    expect(radio('Supplier')).not.toBeChecked()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith('supplier')
  })

  it.each(['ArrowDown', 'ArrowRight'])(
    '%s skips a disabled option and wraps from the last to the first',
    async (key) => {
      const onChange = show({ defaultValue: 'supplier' })
      await userEvent.tab()
      await userEvent.keyboard(`{${key}}`)
      expect(onChange).toHaveBeenLastCalledWith('third')
      expect(radio('Third Party User')).toHaveFocus()
      await userEvent.keyboard(`{${key}}`)
      expect(onChange).toHaveBeenLastCalledWith('supplier')
    },
  )

  it('key ArrowDown, ArrowRight: choose the next option', async () => {
    const onChange = show({ defaultValue: 'supplier' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('third')
  })

  it('key ArrowUp, ArrowLeft: choose the previous option', async () => {
    const onChange = show({ defaultValue: 'third' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('supplier')
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenLastCalledWith('third')
  })

  it('mouse: a press on the label of an option chooses it', async () => {
    show()
    await userEvent.click(screen.getByText('Third Party User'))
    expect(radio('Third Party User')).toBeChecked()
    await userEvent.click(screen.getByText('Administrator'))
    expect(radio('Third Party User')).toBeChecked()
  })

  it('touch: a press chooses an option', async () => {
    const onChange = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Supplier') })
    expect(onChange).toHaveBeenCalledWith('supplier')
  })

  it('UIX-02a describes the group with help and error', () => {
    show({ description: 'It decides what is seen', errorMessage: 'Choose a type.' })
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription(/It decides what is seen/)
    expect(group).toHaveAccessibleDescription(/Choose a type\./)
  })

  it('none is chosen if its value is null, and nothing changes when disabled', async () => {
    const onChange = show({ value: null, isDisabled: true })
    await userEvent.click(screen.getByText('Supplier'))
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('a form submits the chosen option under its name', () => {
    render(
      <form aria-label="User">
        <RadioGroup label="User type" name="type" options={options} defaultValue="third" />
      </form>,
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('type')).toBe('third')
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <RadioGroup label="Type" options={options} isRequired={false} />
      </UIProvider>,
    )
    expect(screen.getByRole('radiogroup', { name: 'Type (facultatif)' })).toBeInTheDocument()
  })
})
