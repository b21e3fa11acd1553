import type { DataTableColumn, DataTableState } from '../types.ts'

/** A user's settings for a table's columns. */
export type ColumnChoice = Pick<DataTableState, 'columnOrder' | 'hiddenColumns' | 'pinnedColumns'>

/** A side of a table at which columns are pinned. */
export type Side = 'start' | 'end'

/** Returns columns in the chosen order; a column that is not listed stays after the one before it. */
export function inOrder<Column extends { id: string }>(columns: readonly Column[], order: readonly string[]) {
  const named = new Set(order)
  const ordered = [...named].flatMap((id) => columns.find((column) => column.id === id) ?? [])
  columns.forEach((column, index) => {
    if (named.has(column.id)) return
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
  })
  return ordered
}

/** Returns the side at which a column is pinned, by the user or by default. */
export function sideOf({ id, sticky }: { id: string; sticky?: Side }, pinned: ColumnChoice['pinnedColumns']) {
  const side = pinned[id] ?? sticky
  return side === 'none' ? undefined : side
}

/** The column that names the rows. */
export const rowHeaderOf = <Column extends { isRowHeader?: boolean }>(columns: readonly Column[]) =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]

/** Whether a column names the rows: a first name beside the last is part of the name, in either cell. */
export const isNaming = (column: { id: string; inlineWith?: string }, rowHeader: { id: string } | undefined) =>
  rowHeader !== undefined && (column.id === rowHeader.id || column.inlineWith === rowHeader.id)

/**
 * Returns the columns as the user has arranged them, without hidden ones; the column that names the rows always stays.
 */
export function chosenColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { columnOrder, hiddenColumns, pinnedColumns }: ColumnChoice,
): readonly DataTableColumn<Row>[] {
  const rowHeader = rowHeaderOf(columns)
  const visible = inOrder(columns, columnOrder).filter(
    (column) => column === rowHeader || !hiddenColumns.includes(column.id),
  )
  return visible.map((column) => {
    const sticky = sideOf(column, pinnedColumns)
    // The row header keeps its role at another position.
    const isRowHeader = column === rowHeader
    return sticky === column.sticky && !isRowHeader ? column : { ...column, sticky, isRowHeader }
  })
}
