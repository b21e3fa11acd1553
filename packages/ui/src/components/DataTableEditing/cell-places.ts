import { elementOf, placeOfColumn } from '../DataTableFind/cells.ts'
import { cellOf, placeOf, rowAt } from '../DataTable/keyboard/grid-dom.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'

type Table = Pick<TableControl, 'reader' | 'state'>

/** A cell of the grid, with the row and the columns that it shows. */
export interface CellAt {
  cell: HTMLElement
  rowId: string
  /** Its row on the page. */
  row: number
  columns: readonly string[]
  /** The column whose value was pointed at, where a cell shows several. */
  column: string | undefined
  isDetail: boolean
}

/** The place of the page's first row among all that are read. */
export const offsetOf = ({ reader }: Table) => (reader.reach === 'page' ? 0 : reader.firstRow)

/** How many rows the page has. */
export function rowsOnPage({ reader, state }: Table) {
  const { texts, firstRow, reach } = reader
  if (reach === 'page' || state.pageSize === null) return texts.count
  return Math.min(state.pageSize, texts.count - firstRow)
}

/** The cell around an element. */
export function cellAt(table: Table, element: Element | null): CellAt | undefined {
  const handle = table.reader.grid.current
  const cell = handle?.element ? cellOf(handle.element, element) : null
  if (!handle || !cell) return undefined
  const { row, column, isDetail } = placeOf(cell)
  const rowId = row < 0 ? undefined : table.reader.idAt(row + offsetOf(table))
  if (rowId === undefined) return undefined
  const columns = isDetail ? handle.details : (handle.cells[column] ?? [])
  const values = isDetail ? cell.querySelectorAll('dd') : columns.length > 1 ? cell.firstElementChild?.children : [cell]
  const at = Array.from(values ?? []).findIndex((each) => each.contains(element))
  return { cell, rowId, row, columns, column: columns[at], isDetail }
}

/** Gives the focus to the cell of a value, or among the details to what edits it. */
export function focusValue({ reader }: Table, row: number, column: string) {
  const handle = reader.grid.current
  if (!handle?.element) return
  const place = placeOfColumn(handle, column)
  handle.moveTo({ row, ...place }, true)
  const element = place.isDetail && rowAt(handle.element, row)
  if (element) elementOf(handle, element, column)?.querySelector<HTMLElement>(':scope > button')?.focus()
}
