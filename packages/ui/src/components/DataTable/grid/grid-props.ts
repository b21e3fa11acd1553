import type { ReactNode, RefObject } from 'react'
import type { TableColumns } from '../model/column-layout.ts'
import type { CellMarks, GridHandle, HeaderMenu } from '../model/table-context.ts'
import type { RowSelection } from '../model/use-row-selection.ts'
import type { TableRows } from '../model/use-table-engine.ts'
import type { DataTableColumn, DataTableLines, DataTableSort, DataTableSource } from '../types.ts'

/** The rows of a page, with their content and details. */
export interface GridRows<Row> extends TableRows<Row> {
  source: DataTableSource<Row>
  /** Rows per page; `null` if all of them scroll. */
  pageSize: number | null
  idOf: (row: Row) => string
  isRowDisabled: ((row: Row) => boolean) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  rowHref: ((row: Row) => string) | undefined
  /** Id of the row that a panel shows. */
  currentRow: string | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  /** Maximum skeleton rows before the first rows load. */
  skeletonRows: number | undefined
  isLoading: boolean
  isRefreshing: boolean
  /** Whether a search or filter is set. */
  isFiltered: boolean
}

/** The columns of a table: which are visible, their widths, and which of them sort. */
export interface GridColumns<Row> {
  all: readonly DataTableColumn<Row>[]
  shown: TableColumns<Row>
  /** Widths in pixels that the user has set, by column. */
  widths: Readonly<Record<string, number>>
  sort: readonly DataTableSort[]
  /** At most as many columns are visible as on a phone. */
  isNarrow: boolean
  /** The window is as narrow as a phone. */
  isSmall: boolean
  /** Each row is a card. */
  isCards: boolean
  /** Maximum lines of a text, if the application sets it. */
  lines: DataTableLines | undefined
  /** Shown next to each column's name. */
  Menu: HeaderMenu | undefined
  /** How another part renders cells. */
  marks: CellMarks | undefined
}

/** Actions in a grid besides selection. */
export interface GridEvents<Row> {
  /** Called with the column, and whether it is added to the current sort. */
  onSort: (column: string, isMulti: boolean) => void
  /** Called with the column's width; undefined resets it to the default. */
  onResize: (column: string, width: number | undefined) => void
  onRowAction: ((row: Row) => void) | undefined
  /** Called with the button that copies the text in its `data-copy`. */
  onCopy: (button: HTMLElement) => void
  /** Called when the scroll position is near the end of the rows, or when a page lacks some. */
  onLoadMore: () => void
}

/** Props of a grid: its name, four groups of props, and its maximum height. */
export interface GridProps<Row> {
  'aria-label': string | undefined
  'aria-labelledby': string | undefined
  rows: GridRows<Row>
  columns: GridColumns<Row>
  selection: RowSelection
  events: GridEvents<Row>
  /** The maximum height of the rows, as CSS. */
  maxHeight: string | undefined
  /** Records whether the focus is in the grid when the grid is removed. */
  hadFocus: RefObject<boolean>
  /** The API that parts of the table use. */
  handle: RefObject<GridHandle | null>
}
