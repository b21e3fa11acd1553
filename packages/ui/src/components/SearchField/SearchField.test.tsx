import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../Dialog/Dialog.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const suggestions = [
  { id: 'basket', label: 'Basket', description: 'A visit’s articles' },
  { id: 'size', label: 'Basket size' },
  { id: 'base', label: 'Base price' },
]

function show(props: Partial<SearchFieldProps> = {}) {
  const onSearch = vi.fn<(text: string) => void>()
  render(<SearchField label="Search users" onSearch={onSearch} {...props} />)
  return { onSearch, field: screen.getByLabelText('Search users') }
}

describe('SearchField', () => {
  it('searches 500 ms after the last key, once', () => {
    vi.useFakeTimers()
    const { field, onSearch } = show()
    fireEvent.change(field, { target: { value: 'da' } })
    act(() => void vi.advanceTimersByTime(400))
    fireEvent.change(field, { target: { value: 'dan' } })
    act(() => void vi.advanceTimersByTime(499))
    expect(onSearch).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onSearch.mock.calls).toEqual([['dan']])
  })

  it('searches after another delay if one is set', () => {
    vi.useFakeTimers()
    const { field, onSearch } = show({ delay: 50 })
    fireEvent.change(field, { target: { value: 'd' } })
    act(() => void vi.advanceTimersByTime(50))
    expect(onSearch).toHaveBeenCalledWith('d')
  })

  it('searches the text that the application changed', () => {
    vi.useFakeTimers()
    const onSearch = vi.fn<(text: string) => void>()
    function Codes() {
      const [code, setCode] = useState('')
      const upper = (text: string) => setCode(text.toUpperCase())
      return <SearchField label="Search codes" value={code} onChange={upper} onSearch={onSearch} />
    }
    render(<Codes />)
    fireEvent.change(screen.getByLabelText('Search codes'), { target: { value: 'ab' } })
    act(() => void vi.advanceTimersByTime(500))
    expect(onSearch.mock.calls).toEqual([['AB']])
  })

  it('TXT-02 limits text to its maximum length', () => {
    expect(show({ maxLength: 50 }).field).toHaveAttribute('maxlength', '50')
  })

  it('is a search box whose label can be hidden visually', () => {
    show({ isLabelHidden: true })
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toBeInTheDocument()
  })

  it('key Tab: moves into the field and past its button', async () => {
    const { field } = show({ defaultValue: 'dana' })
    await userEvent.tab()
    expect(field).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Enter: searches immediately, and not again after the pause', () => {
    vi.useFakeTimers()
    const { field, onSearch } = show()
    fireEvent.change(field, { target: { value: 'dana' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onSearch.mock.calls).toEqual([['dana']])
    act(() => void vi.advanceTimersByTime(1000))
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('key Escape: clears the text and searches for an empty text; a dialog around it gets only the next press', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const onSearch = vi.fn<(text: string) => void>()
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Find a user">
        <SearchField label="Search users" defaultValue="dana" onSearch={onSearch} />
      </Dialog>,
    )
    screen.getByLabelText('Search users').focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByLabelText('Search users')).toHaveValue('')
    expect(onSearch).toHaveBeenCalledWith('')
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('mouse: the button clears the text, searches for an empty text and returns the focus', async () => {
    const onChange = vi.fn<(text: string) => void>()
    const { field, onSearch } = show({ defaultValue: 'dana', onChange })
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(onChange).toHaveBeenCalledWith('')
    expect(onSearch).toHaveBeenCalledWith('')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('touch: the button clears the text', async () => {
    const { field } = show({ defaultValue: 'dana' })
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(field).toHaveValue('')
  })

  it('UIX-02a describes the field with help and error', () => {
    const { field } = show({ description: 'By name', errorMessage: 'Write 3 letters.' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/By name/)
    expect(field).toHaveAccessibleDescription(/Write 3 letters\./)
  })

  it('cannot be cleared when disabled or read-only', () => {
    render(
      <>
        <SearchField label="Off" defaultValue="a" isDisabled />
        <SearchField label="Fixed" defaultValue="a" isReadOnly />
      </>,
    )
    expect(screen.getByLabelText('Off')).toBeDisabled()
    expect(screen.getByLabelText('Fixed')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('a form submits its text under its name', () => {
    render(
      <form aria-label="Find">
        <SearchField label="Search" name="q" defaultValue="dana" />
      </form>,
    )
    expect(screen.getByRole('form')).toHaveFormValues({ q: 'dana' })
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <SearchField label="Chercher" defaultValue="dana" />
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: 'Effacer la recherche' })).toBeInTheDocument()
  })
})

const offering = async (props: Partial<SearchFieldProps> = {}) => {
  const onSuggestionSelect = vi.fn<(id: string) => void>()
  const { field, onSearch } = show({ suggestions, onSuggestionSelect, ...props })
  await userEvent.type(field, 'ba')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  return { field, onSearch, onSuggestionSelect }
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('its suggestions', () => {
  it('are in a list that the field controls, and their number is announced', async () => {
    const { field } = await offering()
    expect(screen.getByRole('combobox', { name: 'Search users' })).toBe(field)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('listbox'))
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions')
    expect(screen.getByRole('option', { name: 'Basket A visit’s articles' })).toBeInTheDocument()
  })

  it('key ArrowDown: opens the list and moves to the next suggestion', async () => {
    const { field } = await offering()
    await userEvent.keyboard('{ArrowDown}')
    expect(active(field)).toMatch(/^Basket A/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active(field)).toMatch(/^Basket A/)
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(active(field)).toMatch(/^Basket A/)
    expect(field).toHaveFocus()
  })

  it('key ArrowUp: opens the list and moves to the previous suggestion', async () => {
    const { field } = await offering()
    await userEvent.keyboard('{ArrowUp}')
    expect(active(field)).toBe('Base price')
    await userEvent.keyboard('{ArrowUp}')
    expect(active(field)).toBe('Basket size')
  })

  it('key PageDown: moves six suggestions down', async () => {
    const { field } = await offering()
    await userEvent.keyboard('{PageDown}')
    expect(active(field)).toBe('Base price')
  })

  it('key PageUp: moves six suggestions up', async () => {
    const { field } = await offering()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    expect(active(field)).toMatch(/^Basket A/)
  })

  it('key Enter: accepts the suggestion and searches for it', async () => {
    const { field, onSearch, onSuggestionSelect } = await offering()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveValue('Basket size')
    expect(onSearch).toHaveBeenLastCalledWith('Basket size')
    expect(onSuggestionSelect).toHaveBeenCalledWith('size')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  })

  it('key Escape: closes the list and keeps the text, then clears it', async () => {
    const { field } = await offering()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field).toHaveValue('ba')
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveValue('')
  })

  it.each([
    ['mouse', '[MouseLeft]'],
    ['touch', '[TouchA]'],
  ])('%s: a press accepts a suggestion', async (_device, keys) => {
    const { field, onSearch } = await offering()
    await userEvent.pointer({ keys, target: screen.getByText('Base price') })
    expect(onSearch).toHaveBeenLastCalledWith('Base price')
    expect(field).toHaveFocus()
  })

  it('close when the focus leaves the field', async () => {
    await offering()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  })
})
