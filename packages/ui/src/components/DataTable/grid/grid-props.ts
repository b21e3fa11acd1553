import type { ReactNode, RefObject } from 'react'
import type { TableColumns } from '../model/column-layout.ts'
import type { CellMarks, GridHandle, HeaderMenu } from '../model/table-context.ts'
import type { RowSelection } from '../model/use-row-selection.ts'
import type { TableRows } from '../model/use-table-engine.ts'
import type { DataTableColumn, DataTableLines, DataTableSort, DataTableSource } from '../types.ts'

/** The rows of a page, with their content and details. */
export interface GridRows<Row> extends TableRows<Row> {
  source: DataTableSource<Row>
  /** Rows a page; `null` where all of them scroll. */
  pageSize: number | null
  idOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  rowHref: ((row: Row) => string) | undefined
  /** Id of the row that a panel shows. */
  currentRow: string | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  /** The most skeleton rows while the first rows load. */
  skeletonRows: number | undefined
  isLoading: boolean
  isRefreshing: boolean
  /** Something is searched or filtered. */
  isFiltered: boolean
}

/** The columns of a table, which of them are shown, how wide they are and which of them sort. */
export interface GridColumns<Row> {
  all: readonly DataTableColumn<Row>[]
  shown: TableColumns<Row>
  /** Widths in pixels that a person has set, by column. */
  widths: Readonly<Record<string, number>>
  sort: readonly DataTableSort[]
  /** No more columns are shown than on a phone. */
  isNarrow: boolean
  /** The window is a phone's. */
  isSmall: boolean
  /** Each row is a card. */
  isCards: boolean
  /** Lines that a text takes, where the application says so. */
  lines: DataTableLines | undefined
  /** Shown next to each column's name. */
  Menu: HeaderMenu | undefined
  /** A part's rendering of cells. */
  marks: CellMarks | undefined
}

/** Actions in a grid besides selection. */
export interface GridEvents<Row> {
  /** Told the column, and whether it sorts together with the others. */
  onSort: (column: string, isMulti: boolean) => void
  /** Told the column's width; undefined for its own. */
  onResize: (column: string, width: number | undefined) => void
  onRowAction: ((row: Row) => void) | undefined
  /** Called with the button that copies the text in its `data-copy`. */
  onCopy: (button: HTMLElement) => void
  /** Called as the end of the rows comes near, or where a page lacks some. */
  onLoadMore: () => void
}

/** Props of a grid: its name, four groups, and where it may scroll. */
export interface GridProps<Row> {
  'aria-label': string | undefined
  'aria-labelledby': string | undefined
  rows: GridRows<Row>
  columns: GridColumns<Row>
  selection: RowSelection
  events: GridEvents<Row>
  /** The most that the rows take, as CSS. */
  maxHeight: string | undefined
  /** Told whether the focus is here as the grid goes away. */
  hadFocus: RefObject<boolean>
  /** The API that parts of the table use. */
  handle: RefObject<GridHandle | null>
}
