import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { vi } from 'vitest'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import type { DataTableColumn } from '../DataTable/types.ts'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableEditing, type DataTableEditingProps } from './DataTableEditing.tsx'
import type { DataTableCellProblem, DataTableEdit, DataTableEditor } from './edit-types.ts'

/** A row in the editing tests. */
export interface Order {
  id: string
  item: string
  count: number | string
  unit: string
  day: string
  note: string
}

export const ordersOf = (length: number): Order[] =>
  Array.from({ length }, (_, index) => ({
    id: `o${index}`,
    item: `Item ${index}`,
    count: index + 1,
    unit: index % 2 === 0 ? 'box' : 'piece',
    day: '2026-11-21',
    note: `Note ${index}`,
  }))

export const columns: DataTableColumn<Order>[] = [
  { id: 'item', header: 'Item', isSortable: true },
  { id: 'count', header: 'Count' },
  { id: 'unit', header: 'Unit', value: ({ unit }) => (unit === 'box' ? 'Box' : 'Piece') },
  { id: 'day', header: 'Day' },
  { id: 'note', header: 'Note' },
]

export const editors: DataTableEditor[] = [
  { id: 'item', kind: 'text', validate: (value) => (value === '' ? 'Enter an item.' : undefined) },
  { id: 'count', kind: 'number', minValue: 1, maxValue: 500, isReadOnly: (rowId) => rowId === 'o9' },
  {
    id: 'unit',
    kind: 'choice',
    options: [
      { id: 'box', label: 'Box' },
      { id: 'piece', label: 'Piece' },
    ],
  },
  { id: 'day', kind: 'day' },
]

type Save = DataTableEditingProps['onSave']

interface Given {
  count?: number
  /** The index of the first row in the source. */
  from?: number
  locale?: string
  problems?: DataTableCellProblem[]
  onSave?: Save
  table?: Partial<DataTableProps<Order>>
  /** Controls around the table. */
  wrap?: (table: ReactNode) => ReactNode
}

function Orders({
  count = 12,
  from = 0,
  locale = 'en-US',
  problems,
  onSave,
  table,
  wrap = (rendered) => rendered,
}: Given) {
  const [rows, setRows] = useState(() => ordersOf(count))
  const save = async (edits: readonly DataTableEdit[]) => {
    const refused = (await onSave?.(edits)) ?? []
    const isRefused = (edit: DataTableEdit) =>
      refused.some(({ rowId, columnId }) => rowId === edit.rowId && columnId === edit.columnId)
    setRows((before) =>
      before.map((row) =>
        edits
          .filter((edit) => edit.rowId === row.id && !isRefused(edit))
          .reduce((kept, { columnId, value }) => ({ ...kept, [columnId]: value }), row),
      ),
    )
    return refused
  }
  return (
    <UIProvider locale={locale}>
      <button type="button">Before</button>
      {wrap(
        <DataTable aria-label="Orders" columns={columns} source={{ rows: rows.slice(from) }} {...table}>
          <DataTableEditing editors={editors} problems={problems} onSave={save} />
        </DataTable>,
      )}
    </UIProvider>
  )
}

/** Renders editable orders, and records saved values. */
export function show(given: Given = {}) {
  const onSave = vi.fn<Save>(given.onSave ?? (() => Promise.resolve([])))
  const view = render(<Orders {...given} onSave={onSave} />)
  const change = (part: Given) => view.rerender(<Orders {...given} {...part} onSave={onSave} />)
  return { ...view, onSave, change }
}

export const press = (keys: string) => userEvent.keyboard(keys)
const columnIds = columns.map(({ id }) => id)

/** Returns the cell of a row, counted from 0, and a column. */
export function cell(row: number, column: string) {
  const element = document.querySelector(`[data-index="${row}"]`)?.children[columnIds.indexOf(column)]
  if (!(element instanceof HTMLElement)) throw new Error(`No cell in row ${row}, ${column}`)
  return element
}
export const field = (name: string) => screen.findByRole('textbox', { name })
export const focusCell = (row: number, column: string) => cell(row, column).focus()

/** Opens a cell with a key, and returns its field. */
export async function open(row: number, column: string, key = '{F2}') {
  focusCell(row, column)
  await press(key)
  return waitFor(() => {
    const editor = cell(row, column).querySelector<HTMLElement>('input, select')
    if (!editor) throw new Error('No editor is open.')
    return editor
  })
}
export const announcements = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
