import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { withLayout, withWidth } from '../DataTable/layout.fixture.ts'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { cell, columns, field, open, press, announcements, show, focusCell } from './orders.fixture.tsx'

const bar = () => screen.getByRole('group', { name: 'Problems' })
const next = () => userEvent.click(within(bar()).getByRole('button', { name: 'Next problem' }))
const previous = () => userEvent.click(within(bar()).getByRole('button', { name: 'Previous problem' }))
const wrongCount = (row: number) => ({ rowId: `o${row}`, columnId: 'count', message: `Row ${row} is wrong.` })

describe('B-04 invalid values in DataTableEditing', () => {
  withLayout()

  it('keeps the field open on Enter, shows the error, and saves after it is fixed', async () => {
    const { onSave } = show()
    const editor = await open(0, 'count', '9')
    await press('00{Enter}')
    expect(editor).toHaveFocus()
    expect(editor).toBeInvalid()
    expect(editor).toHaveAccessibleDescription('Enter a number from 1 to 500.')
    expect(announcements()).toContain('Enter a number from 1 to 500.')
    expect(onSave).not.toHaveBeenCalled()
    await press('{Backspace}{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o0', columnId: 'count', value: 90 }])
  })

  it('validates by the application’s rule immediately', async () => {
    const { onSave } = show()
    const editor = await open(0, 'item')
    await userEvent.clear(editor)
    await press('{Tab}')
    expect(editor).toHaveAccessibleDescription('Enter an item.')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('keeps an invalid value as typed, with its error, after a press elsewhere', async () => {
    const { onSave } = show()
    await open(0, 'count', 't')
    await press('en')
    await userEvent.click(cell(2, 'note'))
    expect(cell(0, 'count')).toHaveTextContent('ten')
    expect(cell(0, 'count')).toBeInvalid()
    expect(cell(0, 'count')).toHaveAccessibleDescription('Enter a number.')
    expect(onSave).not.toHaveBeenCalled()
    expect(bar()).toHaveTextContent('1 problem')
    expect(await open(0, 'count')).toHaveValue('ten')
  })

  it('key Escape: on a rejected cell, restores the value of the row', async () => {
    show()
    await open(0, 'count', 't')
    await userEvent.click(cell(2, 'note'))
    focusCell(0, 'count')
    await press('{Escape}')
    expect(cell(0, 'count')).toHaveTextContent('1')
    expect(cell(0, 'count')).toBeValid()
    expect(screen.queryByRole('group', { name: 'Problems' })).not.toBeInTheDocument()
  })

  it('shows a server’s error in its cell, with the typed text, and saves it again', async () => {
    const { onSave } = show({
      onSave: (edits) =>
        Promise.resolve(
          edits.flatMap(({ rowId, columnId, value }) =>
            value === 13 ? [{ rowId, columnId, message: 'Thirteen is taken.' }] : [],
          ),
        ),
    })
    await open(0, 'count', '1')
    await press('3{Enter}')
    await waitFor(() => expect(announcements()).toContain('1 cell not saved: Thirteen is taken.'))
    expect(cell(0, 'count')).toHaveAccessibleDescription('Thirteen is taken.')
    expect(cell(0, 'count')).toHaveTextContent('13')
    expect(await open(0, 'count')).toHaveAccessibleDescription('Thirteen is taken.')
    await press('{Backspace}4{Enter}')
    await waitFor(() => expect(cell(0, 'count')).toBeValid())
    expect(cell(0, 'count')).toHaveTextContent('14')
    expect(onSave).toHaveBeenCalledTimes(2)
  })

  it('loses nothing if saving fails', async () => {
    let isDown = true
    const { onSave } = show({ onSave: () => (isDown ? Promise.reject(new Error('503')) : Promise.resolve([])) })
    await open(0, 'item')
    await press('!{Enter}')
    await waitFor(() => expect(cell(0, 'item')).toHaveAccessibleDescription('Not saved. Please try again.'))
    expect(cell(0, 'item')).toHaveTextContent('Item 0!')
    isDown = false
    await open(0, 'item')
    await press('{Enter}')
    expect(onSave).toHaveBeenLastCalledWith([{ rowId: 'o0', columnId: 'item', value: 'Item 0!' }])
    await waitFor(() => expect(cell(0, 'item')).toBeValid())
  })

  it('does not undo a later value with the response to an earlier one', async () => {
    const answers: ((problems: []) => void)[] = []
    show({ onSave: () => new Promise((resolve) => answers.push(resolve)) })
    await open(0, 'item')
    await press('1{Enter}')
    await open(0, 'item')
    await press('2{Enter}')
    answers[0]?.([])
    await waitFor(() => expect(announcements()).toContain('saved'))
    expect(cell(0, 'item')).toHaveTextContent('Item 012')
    expect(cell(0, 'item')).toHaveAttribute('aria-busy', 'true')
  })

  it('key Escape: in a cell keeps a dialog around the table open, and does not reach the page', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const announced: string[] = []
    const hear = ({ key }: KeyboardEvent) => announced.push(key)
    document.addEventListener('keydown', hear)
    show({
      wrap: (table) => (
        <Dialog isOpen onOpenChange={onOpenChange} title="Fix">
          {table}
        </Dialog>
      ),
    })
    await open(0, 'item')
    await press('x{Escape}')
    expect(cell(0, 'item')).toHaveFocus()
    await open(0, 'count', 't')
    await userEvent.click(cell(2, 'note'))
    focusCell(0, 'count')
    await press('{Escape}')
    document.removeEventListener('keydown', hear)
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(announced).toContain('x')
    expect(announced).not.toContain('Escape')
  })
})

describe('B-04 the problems of DataTableEditing', () => {
  withLayout()

  it('are counted and visited in order, also in rows that are not rendered', async () => {
    show({
      count: 500,
      problems: [wrongCount(450), wrongCount(3), { rowId: 'o3', columnId: 'item', message: 'Which?' }],
    })
    expect(bar()).toHaveTextContent('3 problems')
    await next()
    expect(cell(3, 'item')).toHaveFocus()
    expect(cell(3, 'item')).toHaveAccessibleDescription('Which?')
    await next()
    expect(cell(3, 'count')).toHaveFocus()
    await next()
    expect(cell(450, 'count')).toHaveFocus()
    expect(cell(450, 'count')).toHaveAccessibleDescription('Row 450 is wrong.')
    await next()
    expect(cell(3, 'item')).toHaveFocus()
    await previous()
    expect(cell(450, 'count')).toHaveFocus()
  })

  it('key F8, Shift+F8: move to the next and the previous problem from the focused cell', async () => {
    show({ problems: [wrongCount(2), wrongCount(5), wrongCount(8)] })
    focusCell(4, 'item')
    await press('{F8}')
    expect(cell(5, 'count')).toHaveFocus()
    await press('{Shift>}{F8}{/Shift}')
    expect(cell(2, 'count')).toHaveFocus()
  })

  it('are found on other pages', async () => {
    show({
      count: 60,
      problems: [wrongCount(33)],
      table: { defaultState: { pageSize: 10 }, footerActions: <DataTablePagination /> },
    })
    await next()
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription('Row 33 is wrong.'))
    expect(screen.getByRole('rowheader', { name: 'Item 33' })).toBeInTheDocument()
  })

  it('are listed if no row shows them', async () => {
    show({
      problems: [{ rowId: 'gone', columnId: 'item', message: 'Gone.' }, wrongCount(1)],
      table: { defaultState: { hiddenColumns: ['count'] } },
    })
    await next()
    expect(announcements()).toContain('Count (hidden column): Row 1 is wrong. 1 in a row that isn’t shown')
  })

  it('are announced as fixed, once', async () => {
    show({ onSave: (edits) => Promise.resolve(edits[0]?.value === 13 ? [{ ...edits[0], message: 'Taken.' }] : []) })
    await open(0, 'count', '1')
    await press('3{Enter}')
    await waitFor(() => expect(bar()).toHaveTextContent('1 problem'))
    await open(0, 'count', '7')
    await press('{Enter}')
    await waitFor(() => expect(announcements()).toContain('No problems left'))
  })

  it('are announced as fixed if the application removes them', () => {
    const { change } = show({ problems: [wrongCount(1)] })
    change({ problems: [] })
    expect(announcements()).toContain('No problems left')
    change({ problems: [wrongCount(2)] })
    expect(announcements()).not.toContain('No problems left')
  })

  it('are not announced as fixed if the page shows other rows without problems', () => {
    const { change } = show({ problems: [wrongCount(1)] })
    change({ problems: [], from: 5 })
    expect(screen.queryByRole('group', { name: 'Problems' })).not.toBeInTheDocument()
    expect(announcements()).not.toContain('No problems left')
  })

  it('can be fixed in the details of a row if their column does not fit', async () => {
    withWidth(390)
    const { onSave } = show({ problems: [{ rowId: 'o1', columnId: 'day', message: 'Too late.' }] })
    await next()
    const edit = screen.getByRole('button', { name: 'Edit: Day' })
    expect(edit).toHaveFocus()
    expect(edit).toHaveAccessibleDescription('Too late.')
    await press('{Enter}')
    const editor = await field('Day')
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.clear(editor)
    await press('2026-12-01{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith([{ rowId: 'o1', columnId: 'day', value: '2026-12-01' }])
    expect(screen.getByRole('button', { name: 'Edit: Day' })).toHaveFocus()
    vi.unstubAllGlobals()
  })

  it('editing continues in the same cell if it shows several values on a phone', async () => {
    withWidth(390)
    const { onSave } = show({
      table: { columns: columns.map((column) => (column.id === 'count' ? { ...column, stackUnder: 'item' } : column)) },
    })
    const first = document.querySelector<HTMLElement>('[data-index="0"] > [role=rowheader]')
    first?.focus()
    await press('{F2}')
    await waitFor(async () => expect(await field('Item')).toHaveFocus())
    await press('!{Tab}')
    await waitFor(async () => expect(await field('Count')).toHaveFocus())
    await press('0{Enter}')
    expect(onSave.mock.calls.flat(2).map(({ columnId, value }) => [columnId, value])).toEqual([
      ['item', 'Item 0!'],
      ['count', 10],
    ])
    vi.unstubAllGlobals()
  })

  it('typed text is kept when its row is not rendered', async () => {
    show({ count: 500 })
    await open(0, 'item')
    await press('?')
    const grid = screen.getByRole('grid')
    grid.scrollTop = 12_000
    fireEvent.scroll(grid)
    await waitFor(() => expect(cell(255, 'item')).toBeInTheDocument())
    expect(await field('Item')).toHaveValue('Item 0?')
    expect(await field('Item')).toHaveFocus()
  })
})
