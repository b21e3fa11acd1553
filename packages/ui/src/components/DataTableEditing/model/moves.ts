import type { TableControl } from '../../DataTable/model/table-context.ts'
import { rowAt } from '../../DataTable/keyboard/grid-dom.ts'
import { elementOf, positionOfColumn } from '../../DataTableFind/cells.ts'
import type { Move } from '../editor/CellEditor.tsx'
import { type CellAt, offsetOf, type Table } from './cell-positions.ts'

/** A value, by its row on the page and its column. */
export interface ValueAt {
  row: number
  column: string
}

interface Editable extends Pick<TableControl, 'reader' | 'state'> {
  isEditable: (rowId: string, column: string) => boolean
}

/** How many rows the page has. */
function rowsOnPage({ reader, state }: Table) {
  const { texts, firstRow, reach } = reader
  if (reach === 'page' || state.pageSize === null) return texts.count
  return Math.min(state.pageSize, texts.count - firstRow)
}

/** Moves focus to the cell of a value, or in the details to its edit button. */
export function focusValue({ reader }: Table, row: number, column: string) {
  const handle = reader.grid.current
  if (!handle?.element) return
  const position = positionOfColumn(handle, column)
  handle.moveTo({ row, ...position }, true)
  const element = position.isDetail && rowAt(handle.element, row)
  if (element) elementOf(handle, element, column)?.querySelector<HTMLElement>(':scope > button')?.focus()
}

/**
 * Returns the next editable value, in this row or another one of the page; in details, only among the values of the
 * same details.
 */
function nextValue(
  table: Editable,
  { row, columns, isDetail }: CellAt,
  column: string,
  by: 1 | -1,
): ValueAt | undefined {
  const { reader, isEditable } = table
  const order = isDetail ? columns : (reader.grid.current?.cells.flat() ?? [])
  const last = rowsOnPage(table) - 1
  let at = order.indexOf(column) + by
  for (let next = row; next >= 0 && next <= last; next += by) {
    const rowId = reader.idAt(next + offsetOf(table))
    for (; at >= 0 && at < order.length; at += by) {
      const found = order[at]
      if (found !== undefined && rowId !== undefined && isEditable(rowId, found)) return { row: next, column: found }
    }
    if (isDetail) return undefined
    at = by > 0 ? 0 : order.length - 1
  }
  return undefined
}

function target(table: Editable, here: CellAt, column: string, move: Move): ValueAt | undefined {
  if (move === 'next' || move === 'previous') return nextValue(table, here, column, move === 'next' ? 1 : -1)
  const row = here.row + { down: 1, up: -1, stay: 0 }[move]
  return here.isDetail || row < 0 || row >= rowsOnPage(table) ? undefined : { row, column }
}

/** Several values can share a cell; the next one opens there, because focus can't distinguish them. */
const sharesCell = (here: CellAt, { row, column }: ValueAt) => row === here.row && here.columns.includes(column)

/** Moves focus from an edited value; returns the next one if it opens immediately. */
export function leave(table: Editable, here: CellAt, column: string, move: Move) {
  const to = target(table, here, column, move) ?? { row: here.row, column }
  focusValue(table, to.row, to.column)
  return to.column !== column && sharesCell(here, to) ? to : undefined
}
