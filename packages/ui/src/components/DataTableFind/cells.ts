import { detailOf } from '../DataTable/keyboard/grid-dom.ts'
import type { GridHandle } from '../DataTable/model/table-context.ts'

type Columns = Pick<GridHandle, 'cells' | 'details'>

/** The position of a column in a row: its own cell, a shared one, the details, or none. */
function cellOf({ cells, details }: Columns, column: string) {
  const index = cells.findIndex((ids) => ids.includes(column))
  const isDetail = index < 0 && details.includes(column)
  return { index, isDetail }
}

/** Returns the ids of all columns in reading order: visible ones, details, hidden ones. */
export const readingOrder = ({ cells, details }: Columns, all: readonly { id: string }[]) => [
  ...new Set([...cells.flat(), ...details, ...all.map(({ id }) => id)]),
]

/** Returns the cell to go to for a column; a column without a position uses its row's first cell. */
export function positionOfColumn(grid: Columns, column: string) {
  const { index, isDetail } = cellOf(grid, column)
  const first = grid.cells.findIndex((ids) => ids.length > 0)
  return { column: index < 0 ? first : index, isDetail }
}

/** Returns the element of a column's value in a rendered row. */
export function elementOf(grid: Columns, row: HTMLElement, column: string) {
  const { index, isDetail } = cellOf(grid, column)
  if (isDetail) return detailOf(row)?.querySelectorAll('dd')[grid.details.indexOf(column)]
  const ids = grid.cells[index] ?? []
  const cell = row.children[index]
  return ids.length > 1 ? cell?.firstElementChild?.children[ids.indexOf(column)] : cell
}
