import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { menu } from '../../internal/option.css.ts'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { id: 'electronics', label: 'Electronics', description: 'Televisions and audio' },
  { id: 'toys', label: 'Toys' },
  { id: 'apparel', label: 'Apparel', isDisabled: true },
  { id: 'grocery', label: 'Grocery' },
]

function show(props: Partial<SelectProps> = {}) {
  const onChange = vi.fn<(value: string | null) => void>()
  render(<Select label="Department" options={options} onChange={onChange} {...props} />)
  return { onChange, button: screen.getAllByRole('button', { name: /Department/ })[0] as HTMLElement }
}

const focused = () => document.activeElement?.textContent

describe('Select', () => {
  it('MSL-02 opens a menu of at most 14rem', async () => {
    const { button } = show()
    await userEvent.click(button)
    expect(screen.getByRole('listbox').closest(`.${menu}`)).not.toBeNull()
    const rules = readFileSync(resolve(import.meta.dirname, '../../internal/option.css.ts'), 'utf8')
    expect(/export const menu = [^}]*/.exec(rules)?.[0]).toContain("maxBlockSize: '14rem'")
  })

  it('MSL-03b includes the description in the name of an option', async () => {
    const { button } = show()
    await userEvent.click(button)
    expect(screen.getByRole('option', { name: 'Electronics Televisions and audio' })).toBeInTheDocument()
  })

  it('shows the label of the choice, not its description, or else a placeholder', () => {
    render(
      <>
        <Select label="First" options={options} value="electronics" />
        <Select label="Second" options={options} value={null} />
        <Select label="Third" options={options} placeholder="Any" />
      </>,
    )
    const buttons = screen.getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Electronics', 'Choose', 'Any'])
  })

  it('shows that a list has no options', async () => {
    const { button } = show({ options: [] })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    expect(screen.getByText('No matches')).toBeInTheDocument()
  })

  it('key Tab: moves to the field and past it', async () => {
    const { button } = show()
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['ArrowDown', '{ArrowDown}'],
    ['ArrowUp', '{ArrowUp}'],
  ])('%s opens the closed list', async (_key, keys) => {
    const { button } = show({ defaultValue: 'toys' })
    button.focus()
    await userEvent.keyboard(keys)
    expect(await screen.findByRole('option', { name: 'Toys', selected: true })).toHaveFocus()
  })

  it('key Enter, Space: open the list, then choose an option', async () => {
    const { button, onChange } = show()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('electronics')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard(' ')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown} ')
    expect(onChange).toHaveBeenLastCalledWith('toys')
  })

  it('key ArrowDown: opens the list, then moves to the next enabled option', async () => {
    const { button } = show({ defaultValue: 'toys' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Grocery')
  })

  it('key ArrowUp: opens the list, then moves to the previous option', async () => {
    const { button } = show({ defaultValue: 'grocery' })
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Toys')
  })

  it('key Home: moves to the first option', async () => {
    const { button } = show({ defaultValue: 'grocery' })
    await userEvent.click(button)
    await userEvent.keyboard('{Home}')
    expect(focused()).toMatch(/^Electronics/)
  })

  it('key End: moves to the last option', async () => {
    const { button } = show({ defaultValue: 'toys' })
    await userEvent.click(button)
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Grocery')
  })

  it('key Escape: closes the list and keeps the choice', async () => {
    const { button, onChange } = show({ defaultValue: 'toys' })
    await userEvent.click(button)
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('key a letter: moves to the option that starts with it; on the closed field it chooses it', async () => {
    const { button, onChange } = show()
    button.focus()
    await userEvent.keyboard('g')
    expect(onChange).toHaveBeenLastCalledWith('grocery')
    await userEvent.click(button)
    await screen.findByRole('listbox')
    await userEvent.keyboard('to')
    expect(focused()).toBe('Toys')
  })

  it('mouse: opens the list and chooses; a press elsewhere closes it', async () => {
    const { button, onChange } = show()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('option', { name: 'Toys' }))
    expect(onChange).toHaveBeenCalledWith('toys')
    await userEvent.click(button)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  })

  it('touch: opens the list and chooses', async () => {
    const { button, onChange } = show()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: 'Grocery' }) })
    expect(onChange).toHaveBeenCalledWith('grocery')
  })

  it('UIX-02a describes the field with help and error', () => {
    const { button } = show({ description: 'Where it is sold', errorMessage: 'Choose one.' })
    expect(button).toHaveAccessibleDescription(/Where it is sold/)
    expect(button).toHaveAccessibleDescription(/Choose one\./)
  })

  it('when disabled, does not open; a disabled option cannot be chosen', async () => {
    const { button, onChange } = show()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('option', { name: 'Apparel' }))
    expect(onChange).not.toHaveBeenCalled()
    render(<Select label="Closed" options={options} isDisabled />)
    expect(within(document.body).getByText('Closed').parentElement?.querySelector('button')).toBeDisabled()
  })

  it('clears the choice, and moves the focus to the field', async () => {
    const { button, onChange } = show({ isClearable: true, defaultValue: 'toys' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection Department' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(button).toHaveTextContent('Choose')
    expect(button).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear selection Department' })).not.toBeInTheDocument()
  })

  it('names the sections of its options', async () => {
    const { button, onChange } = show({
      options: [{ label: 'For home', options: options.slice(0, 2) }, ...options.slice(2)],
    })
    await userEvent.click(button)
    const section = await screen.findByRole('group', { name: 'For home' })
    await userEvent.click(within(section).getByRole('option', { name: 'Toys' }))
    expect(onChange).toHaveBeenLastCalledWith('toys')
    expect(button).toHaveTextContent('Toys')
  })

  it('requests more options when the end comes into view, and announces loading', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly seen: (entries: object[]) => void) {}
        observe() {
          this.seen([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
    const onLoadMore = vi.fn<() => void>()
    const { button } = show({ hasMore: true, onLoadMore, isLoading: true })
    await userEvent.click(button)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(onLoadMore).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    render(<Select label="Second" options={options} hasMore onLoadMore={onLoadMore} />)
    await userEvent.click(screen.getByRole('button', { name: /Second/ }))
    await waitFor(() => expect(onLoadMore).toHaveBeenCalled())
    vi.unstubAllGlobals()
  })

  it('a form submits the id of the choice', async () => {
    render(
      <form aria-label="Incident">
        <Select label="Department" name="department" options={options} defaultValue="toys" />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(new FormData(form).get('department')).toBe('toys')
    await userEvent.click(screen.getByRole('button', { name: /Department/ }))
    await userEvent.click(screen.getByRole('option', { name: 'Grocery' }))
    expect(new FormData(form).get('department')).toBe('grocery')
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <Select label="Rayon" options={options} isRequired={false} />
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: /Rayon \(facultatif\)/ })).toHaveTextContent('Choisir')
  })
})
