import { type ColumnChoice, inOrder, rowHeaderOf, type Side, sideOf } from '../DataTable/model/chosen-columns.ts'
import type { TableColumn } from '../DataTable/model/table-context.ts'

/** A column as the user has arranged it. */
export interface ConfiguredColumn {
  id: string
  header: string
  /** The side at which it is pinned. */
  side: Side | undefined
  isShown: boolean
  /** It names the rows and cannot be hidden. */
  isFixed: boolean
}

const RANK = { start: 0, none: 1, end: 2 } as const
const rankOf = ({ side }: ConfiguredColumn) => RANK[side ?? 'none']

/** All columns in their order, including hidden ones. */
export function configuredColumns(columns: readonly TableColumn[], choice: ColumnChoice): readonly ConfiguredColumn[] {
  const rowHeader = rowHeaderOf(columns)
  return inOrder(columns, choice.columnOrder)
    .map((column) => ({
      id: column.id,
      header: column.header,
      side: sideOf(column, choice.pinnedColumns),
      isShown: column === rowHeader || !choice.hiddenColumns.includes(column.id),
      isFixed: column === rowHeader,
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Pins a column to a side, or unpins it; a column's default side isn't stored. */
export function pinColumn(
  columns: readonly TableColumn[],
  { pinnedColumns }: ColumnChoice,
  id: string,
  side: Side | undefined,
): Pick<ColumnChoice, 'pinnedColumns'> {
  const { [id]: _, ...others } = pinnedColumns
  const defaultSide = columns.find((column) => column.id === id)?.sticky
  return { pinnedColumns: side === defaultSide ? others : { ...others, [id]: side ?? 'none' } }
}

/** Shows a column, or hides it. */
export function showColumn(
  { hiddenColumns }: ColumnChoice,
  id: string,
  isShown: boolean,
): Pick<ColumnChoice, 'hiddenColumns'> {
  const others = hiddenColumns.filter((each) => each !== id)
  return { hiddenColumns: isShown ? others : [...others, id] }
}

/**
 * Moves a column to another index, counted without it. Between two pinned columns it is pinned too, and outside them it
 * is not.
 */
export function moveColumn(
  columns: readonly TableColumn[],
  choice: ColumnChoice,
  id: string,
  position: number,
): Pick<ColumnChoice, 'columnOrder' | 'pinnedColumns'> {
  const configured = configuredColumns(columns, choice)
  const side = configured.find((column) => column.id === id)?.side
  const others = configured.filter((column) => column.id !== id)
  const [before, after] = [others[position - 1], others[position]]
  const isAtStart = after?.side === 'start' || (side === 'start' && (!before || before.side === 'start'))
  const isAtEnd = before?.side === 'end' || (side === 'end' && (!after || after.side === 'end'))
  return {
    columnOrder: others.map((column) => column.id).toSpliced(position, 0, id),
    ...pinColumn(columns, choice, id, isAtStart ? 'start' : isAtEnd ? 'end' : undefined),
  }
}
