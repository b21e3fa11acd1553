import type { DataTableColumn, DataTableState } from '../types.ts'

/** What a person has chosen of a table's columns. */
export type ColumnChoice = Pick<DataTableState, 'columnOrder' | 'hiddenColumns' | 'pinnedColumns'>

/** Columns in the order that was chosen; what it does not name stays behind the one before it. */
function inOrder<Row>(columns: readonly DataTableColumn<Row>[], order: readonly string[]) {
  const named = new Set(order)
  const placed = [...named].flatMap((id) => columns.find((column) => column.id === id) ?? [])
  columns.forEach((column, index) => {
    if (named.has(column.id)) return
    const before = columns[index - 1]
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column)
  })
  return placed
}

/** The columns as a person has arranged them, without those that they hide; one always stays. */
export function chosenColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { columnOrder, hiddenColumns, pinnedColumns }: ColumnChoice,
): readonly DataTableColumn<Row>[] {
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const seen = inOrder(columns, columnOrder).filter(({ id }) => !hiddenColumns.includes(id))
  if (seen.length === 0 && rowHeader) seen.push(rowHeader)
  return seen.map((column) => {
    const side = pinnedColumns[column.id] ?? column.sticky
    const sticky = side === 'none' ? undefined : side
    // What names the rows goes on doing so at another place.
    const isRowHeader = column === rowHeader
    return sticky === column.sticky && !isRowHeader ? column : { ...column, sticky, isRowHeader }
  })
}
