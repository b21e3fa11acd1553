import type { ReactNode, Ref } from 'react'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import type { Density } from '../UIProvider/UIProvider.tsx'

/** The value of a cell, which is searched, sorted and read aloud. */
export type DataTableValue = string | number | boolean | Date | readonly string[] | null | undefined

/** How many lines the text of a cell takes: one, cut if it does not fit, or all that it needs. */
export type DataTableLines = 1 | 'all'

/** The content of a column: the field named by its id, the result of `value`, or the unsearchable output of `cell`. */
type ColumnContent<Row> =
  | { id: keyof Row & string; value?: (row: Row) => DataTableValue }
  | { id: string; value: (row: Row) => DataTableValue }
  | { id: string; value?: never; cell: (row: Row, rank: number) => ReactNode; isSearchable: false; isSortable?: false }

interface ColumnBase<Row> {
  header: string
  /**
   * Supplements the name, such as the time zone of its times. The name has it as a tooltip, which assistive technology
   * reads too.
   */
  description?: string
  /** Renders the cell; shows the value by default. `rank` counts rows from 1 over all pages. */
  cell?: (row: Row, rank: number) => ReactNode
  /**
   * Pixels, or a share of the remaining space, such as '2fr'; '1fr' by default. A share yields to `maxWidth`, and to
   * `minWidth` if the column is sticky.
   */
  width?: number | `${number}fr`
  minWidth?: number
  maxWidth?: number
  align?: 'start' | 'center' | 'end'
  /** Truncates a longer value, with 'See more'; the output of `cell` isn't truncated. */
  limit?: number
  /**
   * Where a line cuts text that does not fit: 'end' by default, or 'middle' for addresses, which both ends identify.
   * 'middle' adds a button that copies the text, except for usual values. A tooltip has the full text.
   */
  overflow?: 'end' | 'middle'
  /** Returns whether the value of a row is the usual one, such as 'No'; it is then muted. */
  isMuted?: (row: Row) => boolean
  /** Maximum lines of its text, if the column differs from its table; elements rendered by `cell` keep their own. */
  maxLines?: DataTableLines
  /** Id of the column to stack this one under on a phone, in one cell; both count as visible. */
  stackUnder?: string
  /** Id of the column to share a line with on a phone, such as a first name with the last; the two count as one. */
  inlineWith?: string
  isSortable?: boolean
  isResizable?: boolean
  /** Whether the table's search includes the column; `true` by default. */
  isSearchable?: boolean
  /** Keeps the column in view when the others scroll sideways. */
  sticky?: 'start' | 'end'
  /** Columns with lower numbers stay if only a few fit; the column's position by default. */
  priority?: number
  /** Names the row; the first column by default. */
  isRowHeader?: boolean
  /** Returns whether a row passes the filter of this column's id. */
  matches?: (row: Row, filter: unknown) => boolean
}

/** One column: its name, value and rendering. */
export type DataTableColumn<Row> = ColumnContent<Row> & ColumnBase<Row>

export interface DataTableSort {
  /** The id of a column. An unknown id sorts nothing, because a saved state can outlive its columns. */
  column: string
  direction: 'ascending' | 'descending'
}

/** The query for rows: the part of a table's state that decides which rows are visible. */
export interface DataTableQuery {
  search: string
  /** The first sorts; the next ones order rows that are equal there. */
  sort: readonly DataTableSort[]
  /** Counted from 0. */
  page: number
  /** Rows per page; `null` shows all rows and scrolls. */
  pageSize: number | null
  /** By filter id; `undefined`, null, '' and an empty list do not filter. */
  filters: Readonly<Record<string, unknown>>
}

/** The state of a table, which an application can store: plain JSON. The id of a removed column has no effect. */
export interface DataTableState extends DataTableQuery {
  /** Widths in pixels that the user has set, by column. */
  columnWidths: Readonly<Record<string, number>>
  /** The ids of columns in the order that the user has chosen; an unlisted column stays behind the one before it. */
  columnOrder: readonly string[]
  /**
   * The ids of columns that the user has hidden. Columns that do not fit are not included; they are in each row's
   * details.
   */
  hiddenColumns: readonly string[]
  /** The side at which a user pins columns, by id; 'none' unpins one that is `sticky`. */
  pinnedColumns: Readonly<Record<string, 'start' | 'end' | 'none'>>
  /** How close the rows are; `null` uses the table's own `density`. */
  density: Density | null
  /** Id of the view that the user has chosen; '' for the standard view, and `null` until one is chosen. */
  view: string | null
}

/** The source of the rows: all together, one page of a server's rows, or chunks that load one after another. */
export type DataTableSource<Row> =
  | { rows: readonly Row[] }
  | {
      /** The rows of the current page. */
      page: readonly Row[]
      /** The number of rows on all pages. */
      rowCount: number
      /** How many of them can be selected, if rows are disabled; all by default. */
      selectableCount?: number
      /** Called on every change of search, sort, page or filters; the server applies them. */
      onQueryChange?: (query: DataTableQuery) => void
    }
  | {
      /** The chunks loaded so far, in the order of the server. */
      pages: readonly (readonly Row[])[]
      hasMore: boolean
      onLoadMore: () => void
      /** The total count, if it is known. */
      rowCount?: number
      /** How many of them can be selected, if rows are disabled; all by default. */
      selectableCount?: number
      onQueryChange?: (query: DataTableQuery) => void
    }

/** The selected rows: some by id, or all that match a query except some. */
export type DataTableSelection =
  | { include: ReadonlySet<string> }
  | { allExcept: ReadonlySet<string>; query: Pick<DataTableQuery, 'search' | 'filters'> }

export type DataTableSelectionMode = 'none' | 'single' | 'multiple'

interface DataTableBase<Row> extends DOMProps {
  /** Defined outside the component, or memoized: new columns render all rows again. */
  columns: readonly DataTableColumn<Row>[]
  source: DataTableSource<Row>
  /** Returns the unique id of a row; its `id` by default. */
  getRowId?: (row: Row) => string
  /** Controlled part of the table's state; the table manages the rest. */
  state?: Partial<DataTableState>
  defaultState?: Partial<DataTableState>
  onStateChange?: (state: DataTableState) => void
  selectionMode?: DataTableSelectionMode
  selection?: DataTableSelection
  defaultSelection?: DataTableSelection
  onSelectionChange?: (selection: DataTableSelection) => void
  /** Disabled rows cannot be selected, not even with all others. */
  isRowDisabled?: (row: Row) => boolean
  /** Called on a press on a row, or Enter; not for the widgets in it. */
  onRowAction?: (row: Row) => void
  /**
   * Returns the address that a press on a row opens: the row's name is a link to it, which also opens in another tab.
   */
  rowHref?: (row: Row) => string
  /** Id of the row that a panel beside the table shows; it is marked and announced as current. */
  currentRow?: string
  /** Renders the end of each row, such as a DataTableRowMenu. */
  rowActions?: (row: Row) => ReactNode
  /** Renders the expandable detail of a row. */
  renderDetail?: (row: Row) => ReactNode
  /** Whether the first rows are loading; skeletons appear instead. */
  isLoading?: boolean
  /** Maximum skeleton rows before the first rows load; 10 by default. */
  skeletonRows?: number
  /** Whether other rows are loading; the current ones stay, dimmed. */
  isRefreshing?: boolean
  /** The rows failed to load: `true`, or the reason. */
  error?: ReactNode
  onRetry?: () => void | Promise<unknown>
  /**
   * How close the rows are if the user has chosen nothing in the table; the user's setting in UIProvider by default.
   */
  density?: Density
  /** Lines of a cell's text: 1, cut if it does not fit, or 'all'; 1 by default, and 'all' on a phone. */
  maxLines?: DataTableLines
  /** Layout of rows on a phone: as many columns as fit, or a card with all of them; 'columns' by default. */
  mobileLayout?: 'columns' | 'cards'
  /** Shows every column on a phone and a tablet too, which otherwise show two and three. */
  showAllColumns?: boolean
  /** Shown when there are no rows at all. */
  emptyState?: ReactNode
  /** Minimum height of the area without rows, as CSS; depends on its content by default. */
  emptyHeight?: string
  /** A line of text under the rows. */
  footer?: ReactNode
  /**
   * Maximum height of the rows, as CSS. Beyond it they scroll, and of more than 40 rows only the visible ones render.
   * More than 100 rows without pages use 640 px.
   */
  maxHeight?: string
  /**
   * Parts above the rows, such as a DataTableToolbar; they find the table by context, also inside your own components.
   */
  children?: ReactNode
  /** Parts under the rows: DataTableSelectionBar, DataTablePagination. */
  footerActions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export type DataTableProps<Row> = DataTableBase<Row> & Named
