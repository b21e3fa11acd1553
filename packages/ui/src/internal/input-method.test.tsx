import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../components/DateTimePicker/DateTimePicker.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { SidePanel } from '../components/SidePanel/SidePanel.tsx'
import { TagList } from '../components/TagList/TagList.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'

const cities = [
  { id: 'yul', label: 'Montréal' },
  { id: 'mex', label: 'México' },
]

/**
 * A key of an input method: most browsers report it during the composition, but Safari reports the last key after it.
 */
describe.each([
  ['during a composition', { isComposing: true }],
  ['at the end of a composition in Safari', { keyCode: 229 }],
])('a key of an input method, %s', (_, composing) => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...composing })

  it('neither clears a search nor submits it', async () => {
    const onSearch = vi.fn<(text: string) => void>()
    render(<SearchField label="Find" defaultValue="とう" onSearch={onSearch} />)
    await userEvent.click(screen.getByRole('searchbox'))
    press('Escape')
    press('Enter')
    expect(screen.getByRole('searchbox')).toHaveValue('とう')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('neither opens, closes nor chooses from the list of a combo box', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    render(<ComboBox label="City" options={cities} onChange={onChange} />)
    const box = screen.getByRole('combobox')
    await userEvent.click(box)
    press('ArrowDown')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    press('Enter')
    press('Escape')
    expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('neither selects in nor closes a multi-select', async () => {
    const onChange = vi.fn<(values: readonly string[]) => void>()
    render(<MultiSelect label="Cities" options={cities} onChange={onChange} />)
    await userEvent.click(screen.getByRole('combobox', { name: /Cities/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('combobox'), 'mon')
    press('Enter')
    press('Escape')
    expect(dialog).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('does not step a number', async () => {
    render(<NumberField label="Seats" defaultValue={5} />)
    await userEvent.click(screen.getByRole('textbox'))
    press('ArrowUp')
    expect(screen.getByRole('textbox')).toHaveValue('5')
  })

  it.each<[string, ReactElement]>([
    ['a date', <DatePicker key="date" label="Due" defaultValue="2026-11-21" />],
    [
      'the start of a range',
      <DateRangePicker key="range" label="Period" defaultValue={{ start: '2026-11-09', end: '2026-11-20' }} />,
    ],
    ['a date with a time', <DateTimePicker key="moment" label="Due" defaultValue="2026-11-21T16:05:00Z" />],
    ['a time', <TimeField key="time" label="At" defaultValue="16:05" />],
  ])('neither changes nor leaves a part of %s', async (_, picker) => {
    render(picker)
    const [first] = screen.getAllByRole('spinbutton')
    await userEvent.click(first as HTMLElement)
    const shown = screen.getByRole('group').textContent
    for (const key of ['ArrowUp', 'PageDown', 'Home', 'Backspace', 'Delete', 'ArrowRight']) press(key)
    expect(screen.getByRole('group').textContent).toBe(shown)
    expect(first).toHaveFocus()
  })

  it.each(['Delete', 'Backspace'])('does not remove a tag: %s', async (key) => {
    const onRemove = vi.fn<(id: string) => void>()
    render(<TagList label="Cities" items={cities} onRemove={onRemove} />)
    await userEvent.tab()
    press(key)
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('does not close a dialog, neither from a TextField nor from a plain input', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog title="New city" isOpen onOpenChange={onOpenChange}>
        <TextField label="Name" />
        <input aria-label="Of the application" />
      </Dialog>,
    )
    for (const field of screen.getAllByRole('textbox')) {
      await userEvent.click(field)
      press('Escape')
    }
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('does not close a side panel', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    render(
      <SidePanel title="City" isOpen onOpenChange={onOpenChange}>
        <input aria-label="Of the application" />
      </SidePanel>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    press('Escape')
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})
