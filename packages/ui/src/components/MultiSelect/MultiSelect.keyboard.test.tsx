import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { MultiSelect } from './MultiSelect.tsx'

const options = Array.from({ length: 12 }, (_, index) => ({
  id: `${index + 1}`,
  label: `Store ${index + 1}`,
  isDisabled: index === 1,
}))

function show() {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  render(<MultiSelect label="Stores" options={options} onChange={onChange} />)
  return { onChange, field: screen.getByRole('combobox', { name: 'Stores' }) }
}

async function open() {
  const { onChange, field } = show()
  field.focus()
  await userEvent.keyboard('{Enter}')
  const search = await screen.findByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(search).toHaveFocus())
  return { onChange, field, search }
}

const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())

describe('the closed field', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['ArrowDown', '{ArrowDown}'],
    ['ArrowUp', '{ArrowUp}'],
  ])('%s opens the menu and focuses its search', async (_key, keys) => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard(keys)
    const search = await screen.findByRole('combobox', { name: 'Search' })
    expect(search).toHaveFocus()
    expect(search).toHaveValue('')
  })

  it('key Enter, Space, ArrowDown, ArrowUp: open the menu and focus its search', async () => {
    const { search } = await open()
    expect(search).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('dialog', { name: 'Stores' })).toContainElement(search)
    expect(active()).toBeUndefined()
  })

  it('key a letter: opens the menu and searches for it', async () => {
    const { field } = show()
    field.focus()
    await userEvent.keyboard('7')
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('7')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Store 7'])
  })
})

describe('the open menu', () => {
  it('key ArrowDown: moves to the next option, from the last to the first', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Store 2')
    await userEvent.keyboard('{ArrowDown>10/}')
    expect(active()).toBe('Store 12')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Store 1')
  })

  it('key ArrowUp: moves to the previous option, from the first to the last', async () => {
    await open()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Store 12')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Store 11')
  })

  it('key PageDown: moves six options down', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    expect(active()).toBe('Store 7')
    await userEvent.keyboard('{PageDown}')
    expect(active()).toBe('Store 12')
  })

  it('key PageUp: moves six options up', async () => {
    await open()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    expect(active()).toBe('Store 6')
    await userEvent.keyboard('{PageUp}')
    expect(active()).toBe('Store 1')
  })

  it('key Enter: selects or deselects the option, and the menu stays open', async () => {
    const { onChange } = await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['1'])
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['1', '3'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['3'])
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  it('key Home, End: move within the search text', async () => {
    await open()
    await userEvent.keyboard('1{Home}Store {End}2')
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('Store 12')
    expect(active()).toBe('Store 12')
  })

  it('key Tab: moves from the search to Select all, to Clear and back to the search', async () => {
    const { search } = await open()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Select all' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.tab()
    expect(search).toHaveFocus()
  })

  it('key Escape: closes the menu and returns the focus', async () => {
    const { field } = await open()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(field).toHaveFocus())
  })

  it('mouse: opens, selects several and closes with a press outside', async () => {
    const { field, onChange } = show()
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Store 1' }))
    await userEvent.click(screen.getByRole('option', { name: 'Store 3' }))
    expect(onChange).toHaveBeenLastCalledWith(['1', '3'])
    await userEvent.click(document.body)
    await isClosed()
  })

  it('touch: opens and selects', async () => {
    const { field, onChange } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: field })
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: 'Store 4' }) })
    expect(onChange).toHaveBeenLastCalledWith(['4'])
  })
})
