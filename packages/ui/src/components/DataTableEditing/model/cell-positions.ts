import { cellOf, cellPositionOf } from '../../DataTable/keyboard/grid-dom.ts'
import type { TableControl } from '../../DataTable/model/table-context.ts'

/** Maps cells to rows. */
export type Table = Pick<TableControl, 'reader' | 'state'>

/** A cell of the grid, with the row and the columns that it shows. */
export interface CellAt {
  cell: HTMLElement
  rowId: string
  /** Its row on the page. */
  row: number
  columns: readonly string[]
  /** The column whose value was pressed, if a cell shows several. */
  column: string | undefined
  isDetail: boolean
}

/** The index of the page's first row among all matching rows. */
export const offsetOf = ({ reader }: Table) => (reader.reach === 'page' ? 0 : reader.firstRow)

/** Returns the cell around an element. */
export function cellAt(table: Table, element: Element | null): CellAt | undefined {
  const handle = table.reader.grid.current
  const cell = handle?.element ? cellOf(handle.element, element) : null
  if (!handle || !cell) return undefined
  const { row, column, isDetail } = cellPositionOf(cell)
  const rowId = row < 0 ? undefined : table.reader.idAt(row + offsetOf(table))
  if (rowId === undefined) return undefined
  const columns = isDetail ? handle.details : (handle.cells[column] ?? [])
  const values = isDetail ? cell.querySelectorAll('dd') : columns.length > 1 ? cell.firstElementChild?.children : [cell]
  const at = Array.from(values ?? []).findIndex((each) => each.contains(element))
  return { cell, rowId, row, columns, column: columns[at], isDetail }
}
