import type { ReactNode } from 'react'
import type { ColumnLayout } from './column-layout.ts'
import type { DataTableColumn, DataTableSelectionMode } from './types.ts'
import type { Said } from '../../messages/words.ts'
import type { dataTableWords } from './words.ts'

/** What every row of a table needs and what seldom changes: a row is drawn again only with another kit or other facts of its own. */
export interface RowKit<Row> {
  gridId: string
  locale: string
  words: Said<typeof dataTableWords>
  layout: ColumnLayout<Row>
  /** Columns without room, shown in the details. */
  hidden: readonly DataTableColumn<Row>[]
  selectionMode: DataTableSelectionMode
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
  hasRowAction: boolean
  rowActions: ((row: Row) => ReactNode) | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  toggleRow: (index: number, isRange: boolean) => void
  toggleDetail: (id: string) => void
}
