import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const options = [
  { id: 'electronics', label: 'Électronique', description: 'Televisions and audio' },
  { id: 'toys', label: 'Toys' },
  { id: 'grocery', label: 'Grocery' },
]

function show(props: Partial<ComboBoxProps> = {}) {
  const onChange = vi.fn<(value: string | null) => void>()
  render(<ComboBox label="Department" options={options} onChange={onChange} {...props} />)
  return { onChange, field: screen.getByRole('combobox', { name: 'Department' }) }
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
const labels = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('ComboBox', () => {
  it('finds options by part of their label in any case, with or without accents', async () => {
    const { field } = show()
    await userEvent.type(field, 'ELECTRO')
    expect(labels()).toEqual(['Électronique Televisions and audio'])
    await userEvent.clear(field)
    await userEvent.type(field, 'ro')
    expect(labels()).toEqual(['Électronique Televisions and audio', 'Grocery'])
  })

  it('shows a message if nothing is found', async () => {
    const { field } = show()
    await userEvent.type(field, 'xyz')
    expect(await screen.findByText('No matches')).toBeInTheDocument()
  })

  it('keeps unknown text, shows an error and reports null, unless custom values are allowed', async () => {
    const onInvalid = vi.fn<(problem: string | null) => void>()
    const { field, onChange } = show({ defaultValue: 'toys', onInvalid })
    await userEvent.type(field, ' and more')
    expect(field).toBeValid()
    await userEvent.tab()
    expect(field).toHaveValue('Toys and more')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Choose one of the options.')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenLastCalledWith('noOption')
    render(<ComboBox label="Free" options={options} allowsCustomValue />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Free' }), 'Pets')
    await userEvent.tab()
    expect(screen.getByRole('combobox', { name: 'Free' })).toHaveValue('Pets')
  })

  it('accepts the full label of an option, in any case, and displays it as the option spells it', async () => {
    const { field, onChange } = show()
    await userEvent.type(field, 'TOYS')
    expect(onChange).toHaveBeenLastCalledWith('toys')
    await userEvent.tab()
    expect(field).toHaveValue('Toys')
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('reports null when it is cleared', async () => {
    const { field, onChange } = show({ defaultValue: 'toys' })
    await userEvent.clear(field)
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('key ArrowDown: opens the list and moves to the next option', async () => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    expect(active(field)).toMatch(/^Électronique/)
    await userEvent.keyboard('{ArrowDown}')
    expect(active(field)).toBe('Toys')
  })

  it('key ArrowUp: opens the list and moves to the previous option', async () => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('listbox')
    expect(active(field)).toBe('Grocery')
    await userEvent.keyboard('{ArrowUp}')
    expect(active(field)).toBe('Toys')
  })

  it('key Home: moves to the first option', async () => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    expect(active(field)).toMatch(/^Électronique/)
  })

  it('key End: moves to the last option', async () => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    expect(active(field)).toBe('Grocery')
  })

  it('key Enter: chooses the option and closes the list', async () => {
    const { field, onChange } = show()
    await userEvent.type(field, 'to{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledWith('toys')
    expect(field).toHaveValue('Toys')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(field).toHaveFocus()
  })

  it('key Escape: closes the list and keeps the text', async () => {
    const { field } = show({ defaultValue: 'toys' })
    await userEvent.type(field, 'xx{Escape}')
    expect(field).toHaveValue('Toysxx')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
  })

  it('key Tab: chooses the highlighted option and moves on', async () => {
    const { field, onChange } = show()
    await userEvent.type(field, 'gro{ArrowDown}')
    await userEvent.tab()
    expect(onChange).toHaveBeenCalledWith('grocery')
    expect(field).not.toHaveFocus()
  })

  it('mouse: opens the whole list with its button and chooses', async () => {
    const { field, onChange } = show({ defaultValue: 'toys' })
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.click(screen.getByRole('option', { name: 'Grocery' }))
    expect(onChange).toHaveBeenCalledWith('grocery')
    expect(field).toHaveValue('Grocery')
  })

  it('touch: opens the list with its button and chooses', async () => {
    const { onChange } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: 'Toys' }) })
    expect(onChange).toHaveBeenCalledWith('toys')
  })

  it('UIX-02a describes the field with help and error', () => {
    const { field } = show({ description: 'By name', errorMessage: 'Choose one of the list.', isRequired: true })
    expect(field).toBeInvalid()
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription(/By name/)
    expect(field).toHaveAccessibleDescription(/Choose one of the list\./)
  })

  it('cannot be changed when disabled or read-only', () => {
    render(
      <>
        <ComboBox label="Off" options={options} isDisabled />
        <ComboBox label="Fixed" options={options} isReadOnly defaultValue="toys" />
      </>,
    )
    expect(screen.getByRole('combobox', { name: 'Off' })).toBeDisabled()
    expect(screen.getByRole('combobox', { name: 'Fixed' })).toHaveAttribute('readonly')
    expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(1)
  })

  it('a form submits the id of the choice', () => {
    render(
      <form aria-label="Incident">
        <ComboBox label="Department" name="department" options={options} defaultValue="toys" />
      </form>,
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('department')).toBe('toys')
  })

  it('shows French text', async () => {
    render(
      <UIProvider locale="fr-CA">
        <ComboBox label="Rayon" options={options} isRequired={false} />
      </UIProvider>,
    )
    await userEvent.type(screen.getByRole('combobox', { name: 'Rayon (facultatif)' }), 'xyz')
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
  })
})
