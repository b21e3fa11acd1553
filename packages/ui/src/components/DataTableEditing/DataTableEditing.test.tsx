import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withLayout } from '../DataTable/layout.fixture.ts'
import { cell, field, open, press, announcements, show, focusCell } from './orders.fixture.tsx'

const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target })

describe('B-04 DataTableEditing', () => {
  withLayout()

  it('key F2, Enter: opens the cell with its value, and Enter saves the text and moves down', async () => {
    const { onSave } = show()
    const editor = await open(0, 'item')
    expect(editor).toHaveFocus()
    expect(editor).toHaveValue('Item 0')
    expect(editor).toHaveAccessibleName('Item')
    await press('x{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'item', value: 'Item 0x' }])
    expect(cell(1, 'item')).toHaveFocus()
    await waitFor(() => expect(cell(0, 'item')).toHaveTextContent('Item 0x'))
    await open(1, 'item', '{Enter}')
    await press('{F2}')
    expect(cell(1, 'item')).toHaveFocus()
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('key Shift+Enter: saves and moves up', async () => {
    show()
    await open(2, 'item')
    await press('!{Shift>}{Enter}{/Shift}')
    expect(cell(1, 'item')).toHaveFocus()
    await waitFor(() => expect(cell(2, 'item')).toHaveTextContent('Item 2!'))
  })

  it('key letters and digits: open the cell and replace its value', async () => {
    const { onSave } = show()
    const editor = await open(0, 'count', '4')
    expect(editor).toHaveValue('4')
    await press('2{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'count', value: 42 }])
  })

  it('keeps keys pressed before the field is ready', async () => {
    const { onSave } = show()
    focusCell(0, 'count')
    for (const key of ['4', '2', '7', 'Backspace']) fireEvent.keyDown(cell(0, 'count'), { key })
    expect(cell(0, 'count')).toHaveTextContent('42')
    expect(await field('Count')).toHaveValue('42')
    await press('{Escape}')
    cleanup()
    show({ onSave })
    focusCell(0, 'item')
    for (const key of ['a', ' ', 'b', 'Enter']) fireEvent.keyDown(cell(0, 'item'), { key })
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'item', value: 'a b' }]),
    )
    expect(cell(1, 'item')).toHaveFocus()
  })

  it('key Tab: saves and moves to the next editable cell, in the next row after the last', async () => {
    const { onSave } = show()
    await open(0, 'count')
    await press('0{Tab}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'count', value: 10 }])
    expect(cell(0, 'unit')).toHaveFocus()
    await open(0, 'day')
    await press('{Tab}')
    expect(cell(1, 'item')).toHaveFocus()
  })

  it('key Shift+Tab: moves back to the previous cell, skipping read-only ones', async () => {
    show()
    await open(9, 'unit')
    await press('{Shift>}{Tab}{/Shift}')
    expect(cell(9, 'item')).toHaveFocus()
    await open(9, 'item')
    await press('{Shift>}{Tab}{/Shift}')
    expect(cell(8, 'day')).toHaveFocus()
  })

  it('leaves Enter to an unfinished composition', async () => {
    const { onSave } = show()
    const editor = await open(0, 'item', 'x')
    fireEvent.keyDown(editor, { key: 'Enter', isComposing: true })
    expect(editor).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('key Escape: discards the typed text', async () => {
    const { onSave } = show()
    await open(0, 'item')
    await press('changed{Escape}')
    expect(cell(0, 'item')).toHaveFocus()
    expect(cell(0, 'item')).toHaveTextContent('Item 0')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('keeps the focus on the last cell if there is no next one', async () => {
    show({ count: 2 })
    await open(1, 'day')
    await press('{Tab}')
    expect(cell(1, 'day')).toHaveFocus()
    await open(1, 'item')
    await press('{Enter}')
    expect(cell(1, 'item')).toHaveFocus()
  })

  it('leaves keys to the grid in read-only columns, and marks the editable ones', async () => {
    show()
    await open(0, 'item')
    await press('{Escape}')
    focusCell(0, 'note')
    await press('{F2}x')
    expect(cell(0, 'note')).toHaveFocus()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(cell(0, 'note')).toHaveAttribute('aria-readonly', 'true')
    expect(cell(0, 'count')).toHaveAttribute('aria-readonly', 'false')
    expect(cell(9, 'count')).toHaveAttribute('aria-readonly', 'true')
    await press('{ArrowLeft}')
    expect(cell(0, 'day')).toHaveFocus()
  })

  it('mouse: a double press opens, a press elsewhere saves', async () => {
    const { onSave } = show()
    await userEvent.dblClick(cell(1, 'item'))
    await waitFor(async () => expect(await field('Item')).toHaveFocus())
    await press('+')
    await userEvent.click(cell(3, 'note'))
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o1', columnId: 'item', value: 'Item 1+' }])
    expect(cell(3, 'note')).toHaveFocus()
  })

  it('touch: a second tap opens, however late', async () => {
    show()
    await tap(cell(1, 'item'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await tap(cell(1, 'item'))
    await waitFor(async () => expect(await field('Item')).toHaveFocus())
  })

  it('accepts only options; the first letter chooses one', async () => {
    const { onSave } = show()
    const editor = await open(0, 'unit', 'p')
    expect(editor).toHaveRole('combobox')
    expect(
      within(editor)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Box', 'Piece'])
    expect(editor).toHaveDisplayValue('Piece')
    await press('{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'unit', value: 'piece' }])
  })

  it('reads common date formats', async () => {
    const { onSave } = show()
    const editor = await open(0, 'day')
    expect(editor).toHaveValue('Nov 21, 2026')
    await userEvent.clear(editor)
    await press('12/24/2026{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'day', value: '2026-12-24' }])
  })

  it('formats numbers in the language', async () => {
    const { onSave } = show({ locale: 'fr-CA' })
    await open(0, 'count', '2')
    await press(',5{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'count', value: 2.5 }])
  })

  it('shows the new value during the save, and announces the save once', async () => {
    const answers: ((problems: []) => void)[] = []
    show({ onSave: () => new Promise((resolve) => answers.push(resolve)) })
    await open(0, 'item')
    await press('!{Enter}')
    expect(cell(0, 'item')).toHaveTextContent('Item 0!')
    expect(cell(0, 'item')).toHaveAttribute('aria-busy', 'true')
    expect(within(cell(0, 'item')).getByRole('img', { name: 'Saving' })).toBeInTheDocument()
    answers[0]?.([])
    await waitFor(() => expect(announcements()).toContain('1 cell saved'))
    expect(cell(0, 'item')).not.toHaveAttribute('aria-busy')
    expect(cell(0, 'item')).toHaveTextContent('Item 0!')
  })
})
