import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withLayout } from '../DataTable/layout.fixture.ts'
import { cell, open, press, announcements, show, focusCell } from './orders.fixture.tsx'

const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } })

describe('B-04 pasting into DataTableEditing', () => {
  withLayout()

  it('key Ctrl+V: fills a column downward as one save, and announces how many cells', async () => {
    const { onSave } = show()
    focusCell(1, 'count')
    paste('10\r\n20\r\n30\r\n')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.lastCall?.[0].map(({ rowId, value }) => [rowId, value])).toEqual([
      ['o1', 10],
      ['o2', 20],
      ['o3', 30],
    ])
    await waitFor(() => expect(announcements()).toContain('3 cells saved'))
    expect(cell(1, 'count')).toHaveFocus()
  })

  it('fills a block to the right over the editable columns, skipping read-only ones', async () => {
    const { onSave } = show()
    focusCell(8, 'count')
    paste('10\tPiece\n20\tbox')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.lastCall?.[0]).toEqual([
      { rowId: 'o8', columnId: 'count', value: 10 },
      { rowId: 'o8', columnId: 'unit', value: 'piece' },
      { rowId: 'o9', columnId: 'unit', value: 'box' },
    ])
  })

  it('reports lines and columns that did not fit, and keeps invalid text in its cell', async () => {
    const answer = new Promise<[]>(() => undefined)
    const { onSave } = show({ onSave: () => answer })
    focusCell(10, 'day')
    paste('soon\textra\n2026-12-01\textra\n2026-12-02\textra\n')
    await waitFor(() => expect(announcements()).toContain('2 cells pasted. 1 pasted row didn’t fit in the table.'))
    expect(announcements()).toContain('1 pasted column didn’t fit in the table')
    expect(announcements()).toContain('1 cell not saved: Enter a date such as Nov 21, 2026.')
    expect(cell(10, 'day')).toHaveTextContent('soon')
    expect(cell(10, 'day')).toBeInvalid()
    expect(onSave.mock.lastCall?.[0]).toEqual([{ rowId: 'o11', columnId: 'day', value: '2026-12-01' }])
  })

  it('shows which lines did not fit until the next edit, even after the other lines are saved', async () => {
    show()
    focusCell(10, 'count')
    paste('10\n20\n30\n40')
    await waitFor(() => expect(announcements()).toContain('2 cells saved. 2 pasted rows didn’t fit in the table'))
    expect(screen.getByText('2 pasted rows didn’t fit in the table')).toBeVisible()
    await open(10, 'count')
    await press('7{Enter}')
    await waitFor(() => expect(announcements()).toContain('1 cell saved'))
    expect(screen.queryByText(/didn’t fit in the table/)).not.toBeInTheDocument()
  })

  it('keeps values of a block that the server rejects in their cells, and saves the others', async () => {
    const problem = { rowId: 'o8', columnId: 'unit', message: 'There are no boxes.' }
    show({ onSave: () => Promise.resolve([problem]) })
    focusCell(7, 'count')
    paste('10\tpiece\n20\tbox')
    await waitFor(() => expect(cell(8, 'unit')).toHaveAccessibleDescription('There are no boxes.'))
    expect(cell(8, 'count')).toBeValid()
    expect(cell(7, 'unit')).toBeValid()
    expect(announcements()).toContain('1 cell not saved: There are no boxes.')
  })

  it('leaves a paste to an open field, and ignores it in read-only columns', async () => {
    const { onSave } = show()
    focusCell(0, 'note')
    paste('x')
    await open(0, 'item')
    paste('y\nz')
    await press('{Escape}')
    expect(onSave).not.toHaveBeenCalled()
  })
})
