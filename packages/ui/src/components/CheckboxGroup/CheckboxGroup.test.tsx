import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

const options = [
  { id: 'shopper', label: 'Shopper Behavior', description: 'Who buys' },
  { id: 'channel', label: 'Channel Insights' },
  { id: 'pulse', label: 'Pulse', isDisabled: true },
]

function show(props: Partial<CheckboxGroupProps> = {}) {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  render(<CheckboxGroup label="Products" options={options} onChange={onChange} {...props} />)
  return onChange
}

const box = (name: string) => screen.getByRole('checkbox', { name })

describe('CheckboxGroup', () => {
  it('is a named group, and its boxes have descriptions', () => {
    show()
    expect(screen.getByRole('group', { name: 'Products' })).toBeInTheDocument()
    expect(box('Shopper Behavior')).toHaveAccessibleDescription('Who buys')
  })

  it('key Tab: moves from box to box', async () => {
    show()
    await userEvent.tab()
    expect(box('Shopper Behavior')).toHaveFocus()
    await userEvent.tab()
    expect(box('Channel Insights')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Space: turns a box on and off', async () => {
    const onChange = show({ defaultValues: ['channel'] })
    box('Shopper Behavior').focus()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(['shopper', 'channel'])
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(['channel'])
  })

  it('mouse: a press on the label of an option chooses it', async () => {
    const onChange = show()
    await userEvent.click(screen.getByText('Channel Insights'))
    expect(onChange).toHaveBeenCalledWith(['channel'])
    expect(box('Channel Insights')).toBeChecked()
  })

  it('touch: a press chooses an option', async () => {
    const onChange = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Channel Insights') })
    expect(onChange).toHaveBeenCalledWith(['channel'])
  })

  it('UIX-02a describes the group with help and error', () => {
    show({ description: 'You can add more later', errorMessage: 'Choose one at least.' })
    const group = screen.getByRole('group')
    expect(group).toHaveAccessibleDescription(/You can add more later/)
    expect(group).toHaveAccessibleDescription(/Choose one at least\./)
    expect(box('Channel Insights')).toBeInvalid()
  })

  it('can be disabled as a whole or by option', () => {
    const { rerender } = render(<CheckboxGroup label="Products" options={options} />)
    expect(screen.getAllByRole('checkbox').map((each) => each.hasAttribute('disabled'))).toEqual([false, false, true])
    rerender(<CheckboxGroup label="Products" options={options} isDisabled />)
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled()
  })

  it('a form submits every chosen option under its name', () => {
    render(
      <form aria-label="Access">
        <CheckboxGroup label="Products" name="product" options={options} defaultValues={['shopper', 'channel']} />
      </form>,
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('product')).toEqual(['shopper', 'channel'])
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <CheckboxGroup label="Produits" options={options} isRequired={false} />
      </UIProvider>,
    )
    expect(screen.getByRole('group', { name: 'Produits (facultatif)' })).toBeInTheDocument()
  })
})
