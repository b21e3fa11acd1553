import { chosenColumns } from './chosen-columns.ts'
import { valueOf } from './row-model.ts'
import { isSelected } from './selection.ts'
import type { RowSelection } from './use-row-selection.ts'
import type { TableRows } from './use-table-engine.ts'
import type { DataTableColumn, DataTableSource, DataTableState } from '../types.ts'

/** Data for export: rows, selection and columns. */
export interface TableData<Row> {
  source: DataTableSource<Row>
  shown: TableRows<Row>
  columns: readonly DataTableColumn<Row>[]
  state: DataTableState
  selection: Pick<RowSelection, 'selection' | 'selectedCount'>
  idOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
  locale: string
}

/** A row with its rank, from 1: among the matching rows, or among all if it does not match. */
export interface RankedRow<Row> {
  row: Row
  rank: number
}

/** The columns that the user has chosen, in order from start to end, including those that do not fit. */
export function columnsInOrder<Row>({ columns, state }: Pick<TableData<Row>, 'columns' | 'state'>) {
  const chosen = chosenColumns(columns, state)
  const at = (side?: 'start' | 'end') => chosen.filter(({ sticky }) => sticky === side)
  return [...at('start'), ...at(), ...at('end')]
}

/** Whether a column has a value besides its rendering. */
export const holdsValues = <Row>({ isSearchable, value, cell }: DataTableColumn<Row>) =>
  isSearchable !== false || Boolean(value) || !cell

/** Returns a column's value of the matching row at an index. */
export const valueAt =
  (position: number, id: string) =>
  <Row>({ columns, shown }: TableData<Row>) => {
    const column = columns.find((each) => each.id === id)
    const row = shown.matching[position]
    return column && row !== undefined ? valueOf(column, row) : undefined
  }

/** The loaded matching rows, in their order. */
export function matchingRows<Row>({ source, shown }: Pick<TableData<Row>, 'source' | 'shown'>): RankedRow<Row>[] {
  const before = 'page' in source ? shown.firstRow : 0
  return shown.matching.map((row, position) => ({ row, rank: before + position + 1 }))
}

/** Returns the loaded selected rows: matching ones in their order, then those selected in another search. */
export function selectedRows<Row>(data: TableData<Row>): RankedRow<Row>[] {
  const { source, shown, idOf, isRowDisabled } = data
  const { selection, selectedCount } = data.selection
  const isChosen = (row: Row) => isSelected(selection, idOf(row)) && !isRowDisabled?.(row)
  const found = matchingRows(data).filter(({ row }) => isChosen(row))
  if (!('rows' in source) || found.length === selectedCount) return found
  const matching = new Set(shown.matching)
  const others = source.rows.map((row, position) => ({ row, rank: position + 1 }))
  return [...found, ...others.filter(({ row }) => !matching.has(row) && isChosen(row))]
}
