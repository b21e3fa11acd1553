import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import * as styles from './MultiSelect.css.ts'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const options = [
  { id: 'electronics', label: 'Électronique', description: 'Televisions and audio', code: '72' },
  { id: 'toys', label: 'Toys', code: '07' },
  { id: 'apparel', label: 'Apparel', isDisabled: true },
  { id: 'garden', label: 'Home and garden', code: '16' },
  { id: 'grocery', label: 'Grocery', code: '92' },
]
const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `s${index + 1}`, label: `Store ${index + 1}` }))

function show(props: Partial<MultiSelectProps> = {}) {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  render(<MultiSelect label="Departments" options={options} onChange={onChange} {...props} />)
  return { onChange, field: screen.getByRole('combobox', { name: /^Departments/ }) }
}

async function open(props: Partial<MultiSelectProps> = {}) {
  const { onChange, field } = show(props)
  await userEvent.click(field)
  return { onChange, field, search: await screen.findByRole('combobox', { name: 'Search' }) }
}

const labels = () => screen.getAllByRole('option').map((option) => option.textContent)
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('department')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('MultiSelect', () => {
  it('MSL-01 keeps the options whose label contains the text, in any case and with or without accents', async () => {
    const { search } = await open()
    await userEvent.type(search, 'GR')
    expect(labels()).toEqual(['Grocery'])
    await userEvent.clear(search)
    await userEvent.type(search, 'electro')
    expect(labels()).toEqual(['Électronique Televisions and audio'])
    await userEvent.clear(search)
    await userEvent.type(search, 'televisions')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(screen.getByText('No matches')).toBeInTheDocument()
    expect(screen.getByText('0 of 5')).toHaveRole('status')
  })

  it('MSL-01 touch: opens without the phone’s keyboard, which appears on a press on the search', async () => {
    const { field, onChange } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: field })
    const search = await screen.findByRole('combobox', { name: 'Search' })
    expect(screen.getByRole('dialog', { name: /^Departments/ })).toHaveFocus()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Toys' }) })
    expect(onChange).toHaveBeenLastCalledWith(['toys'])
    expect(search).not.toHaveFocus()
    await userEvent.pointer({ keys: '[TouchA]', target: search })
    expect(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  })

  it.each([
    ['types a search', 'gro', 'gro', 'Grocery'],
    ['moves through the options', '{ArrowDown}{ArrowDown}', '', 'Toys'],
  ])('touch: accepts keyboard input, which %s', async (_what, keys, text, reached) => {
    const { field, onChange } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: field })
    const search = await screen.findByRole('combobox', { name: 'Search' })
    await userEvent.keyboard(keys)
    expect(search).toHaveFocus()
    expect(search).toHaveValue(text)
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith([options.find(({ label }) => label === reached)?.id])
  })

  it('returns the focus even if the browser does not focus a pressed button', async () => {
    const { field } = show()
    act(() => field.click())
    await screen.findByRole('combobox', { name: 'Search' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  })

  it('MSL-02 opens a menu of at most 20rem', async () => {
    const { search } = await open()
    expect(search.closest(`.${styles.menu}`)).not.toBeNull()
    const rules = readFileSync(resolve(import.meta.dirname, 'MultiSelect.css.ts'), 'utf8')
    expect(/export const menu = [^}]*/.exec(rules)?.[0]).toContain("maxBlockSize: '20rem'")
  })

  it('MSL-03a selects and clears only the found options', async () => {
    const { search, onChange } = await open({ defaultValues: ['toys'] })
    await userEvent.type(search, 'o')
    expect(labels()).toHaveLength(4)
    await userEvent.clear(search)
    await userEvent.type(search, 'g')
    await press('Select all')
    expect(onChange).toHaveBeenLastCalledWith(['toys', 'garden', 'grocery'])
    await userEvent.clear(search)
    await userEvent.type(search, 'gro')
    await press('Clear')
    expect(onChange).toHaveBeenLastCalledWith(['toys', 'garden'])
    await userEvent.clear(search)
    await press('Clear')
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('MSL-03a never selects or deselects a disabled option', async () => {
    const { onChange } = await open({ defaultValues: ['apparel'] })
    await press('Select all')
    expect(onChange).toHaveBeenLastCalledWith(['electronics', 'toys', 'apparel', 'garden', 'grocery'])
    await press('Clear')
    expect(onChange).toHaveBeenLastCalledWith(['apparel'])
    await userEvent.click(screen.getByRole('option', { name: 'Apparel' }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('MSL-03b includes the description in the name of an option', async () => {
    await open()
    expect(screen.getByRole('option', { name: 'Électronique Televisions and audio' })).toBeInTheDocument()
  })

  it('B-13 shows two names and the count of others, in one line', () => {
    const values = many.slice(0, 14).map(({ id }) => id)
    const { field } = show({ options: many, values })
    expect(field).toHaveTextContent('Store 1, Store 2+12 and 12 more')
  })

  it('B-13 selects the options of a pasted list and reports misses', async () => {
    const { search, onChange } = await open({ defaultValues: ['toys'] })
    await userEvent.click(search)
    await userEvent.paste('ELECTRONIQUE\n92\nToys\nPets\nBooks')
    expect(onChange).toHaveBeenLastCalledWith(['electronics', 'toys', 'grocery'])
    expect(search).toHaveValue('')
    expect(screen.getByText(/3 matches selected/).parentElement).toHaveRole('status')
    expect(screen.getByText('Not found: Pets, Books')).toBeInTheDocument()
  })

  it('B-13 accepts a list pasted on the closed field, and lists at most five misses', async () => {
    const { field, onChange } = show()
    field.focus()
    await userEvent.paste('92;1001;1002;1003;1004;1005;1006;1007')
    expect(onChange).toHaveBeenLastCalledWith(['grocery'])
    expect(await screen.findByText('Not found: 1001, 1002, 1003, 1004, 1005 and 2 more')).toBeInTheDocument()
    expect(screen.getByText(/1 match selected/)).toBeInTheDocument()
  })

  it('B-13 searches for a single pasted name', async () => {
    const { search, onChange } = await open()
    await userEvent.click(search)
    await userEvent.paste('grocery')
    expect(labels()).toEqual(['Grocery'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    ['code', '92'],
    ['name', 'grocery'],
  ])('B-13 accepts a single %s pasted on the closed field', async (_what, text) => {
    const { field, onChange } = show()
    field.focus()
    await userEvent.paste(text)
    expect(onChange).toHaveBeenLastCalledWith(['grocery'])
    expect(await screen.findByText(/1 match selected/)).toHaveRole('status')
  })

  it('B-13 reports that a single pasted code is not found', async () => {
    const { field, onChange } = show()
    field.focus()
    await userEvent.paste('100000')
    expect(await screen.findByText('Not found: 100000')).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalledWith(['100000'])
  })

  it('B-13 finds an option by its full code', async () => {
    const { search } = await open()
    await userEvent.type(search, '9')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.type(search, '2')
    expect(labels()).toEqual(['Grocery'])
  })

  it('B-13 renders few of 10,000 options, each with its position', async () => {
    const { search, onChange } = await open({ options: many })
    expect(screen.getAllByRole('option').length).toBeLessThan(40)
    expect(screen.getByRole('option', { name: 'Store 3' })).toHaveAttribute('aria-posinset', '3')
    expect(screen.getByRole('option', { name: 'Store 3' })).toHaveAttribute('aria-setsize', '10000')
    await userEvent.type(search, '999')
    expect(screen.getByText('19 of 10,000')).toBeInTheDocument()
    await press('Select all')
    expect(onChange.mock.lastCall?.[0]).toHaveLength(19)
  })

  it('reports how many options are selected, and which', async () => {
    await open({ defaultValues: ['toys', 'grocery'] })
    expect(screen.getByText('2 selected')).toHaveRole('status')
    expect(screen.getAllByRole('option', { selected: true }).map((each) => each.textContent)).toEqual([
      'Toys',
      'Grocery',
    ])
  })

  it('shows the id of an unknown choice, and a placeholder without a choice', () => {
    render(
      <>
        <MultiSelect label="First" options={options} values={['gone']} />
        <MultiSelect label="Second" options={options} />
        <MultiSelect label="Third" options={options} placeholder="All" />
      </>,
    )
    expect(screen.getAllByRole('combobox').map((each) => each.textContent)).toEqual(['gone', 'Choose', 'All'])
  })

  it('UIX-02a describes the field with help and error', () => {
    const { field } = show({ description: 'Of your company', errorMessage: 'Choose one.', isRequired: true })
    expect(field).toBeInvalid()
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription('Of your company Choose one.')
  })

  it('does not open when disabled', async () => {
    const { field } = show({ isDisabled: true, isRequired: false })
    await userEvent.click(field)
    expect(field).toBeDisabled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('reports blur when the focus leaves, not when it opens', async () => {
    const onBlur = vi.fn<() => void>()
    await open({ onBlur })
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('a form submits the id of every choice, and resets them', async () => {
    render(
      <form aria-label="Filter">
        <MultiSelect label="Departments" name="department" options={options} defaultValues={['toys', 'garden']} />
        <button type="reset">Reset</button>
      </form>,
    )
    expect(sent()).toEqual(['toys', 'garden'])
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Grocery' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('form')).toBeVisible())
    expect(sent()).toEqual(['toys', 'garden', 'grocery'])
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(sent()).toEqual(['toys', 'garden'])
  })

  it('shows French text', async () => {
    render(
      <UIProvider locale="fr-CA">
        <MultiSelect label="Rayons" options={options} isRequired={false} />
      </UIProvider>,
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'Rayons (facultatif)' }))
    expect(await screen.findByRole('button', { name: 'Tout sélectionner' })).toBeInTheDocument()
    await userEvent.keyboard('g')
    expect(screen.getByText('2 sur 5')).toBeInTheDocument()
  })
})
