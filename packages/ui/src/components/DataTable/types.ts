import type { ReactNode, Ref } from 'react'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import type { Density } from '../UIProvider/UIProvider.tsx'

/** The value of a cell, which is searched, sorted and read. */
export type DataTableValue = string | number | boolean | Date | readonly string[] | null | undefined

/** How many lines a text of a cell takes: one, cut where it has no room, or all that it needs. */
export type DataTableLines = 1 | 'all'

/** The content of a column: the field named by its id, the result of `value`, or the unsearchable output of `cell`. */
type ColumnContent<Row> =
  | { id: keyof Row & string; value?: (row: Row) => DataTableValue }
  | { id: string; value: (row: Row) => DataTableValue }
  | { id: string; value?: never; cell: (row: Row, rank: number) => ReactNode; isSearchable: false; isSortable?: false }

interface ColumnBase<Row> {
  header: string
  /** Adds to the name, such as the time zone of its times: a tooltip at the name, which assistive technology reads with it. */
  description?: string
  /** Renders the cell; the value by default. `rank` counts rows from 1 over all pages. */
  cell?: (row: Row, rank: number) => ReactNode
  /** Pixels, or a share of the room that is left, such as '2fr'; '1fr' by default. A share gives way to `maxWidth`, and to `minWidth` where the column is sticky. */
  width?: number | `${number}fr`
  minWidth?: number
  maxWidth?: number
  align?: 'start' | 'center' | 'end'
  /** Truncates a longer value, with 'See more'; the output of `cell` isn't truncated. */
  limit?: number
  /** Where a line shortens a text that has no room in it: at its end, or in the middle, as an address is known by both its ends, with a button that copies it; a usual value is no address. A tooltip has the whole. 'end' by default. */
  overflow?: 'end' | 'middle'
  /** Returns whether the value of a row is the usual one, such as 'No': it is muted. */
  isMuted?: (row: Row) => boolean
  /** Maximum lines of its text, where the column differs from its table; elements rendered by `cell` keep their own. */
  maxLines?: DataTableLines
  /** Id of the column to stack this one under on a phone, in one cell; both count as shown. */
  stackUnder?: string
  /** Id of the column to share a line with on a phone, as a first name does with the last; the two count as one. */
  inlineWith?: string
  isSortable?: boolean
  isResizable?: boolean
  /** Whether the table's search looks here; `true` by default. */
  isSearchable?: boolean
  /** Keeps the column in view while the others are scrolled sideways. */
  sticky?: 'start' | 'end'
  /** Columns of lower numbers stay where few have room; the column's place by default. */
  priority?: number
  /** Names the row; the first column by default. */
  isRowHeader?: boolean
  /** Tells whether a row passes the filter of this column's id. */
  matches?: (row: Row, filter: unknown) => boolean
}

/** One column: its name, value and rendering. */
export type DataTableColumn<Row> = ColumnContent<Row> & ColumnBase<Row>

export interface DataTableSort {
  /** The id of a column; an id that no column has sorts nothing, since a saved state outlives its columns. */
  column: string
  direction: 'ascending' | 'descending'
}

/** The query for rows: the part of a table's state that decides which rows are shown. */
export interface DataTableQuery {
  search: string
  /** The first sorts; the next decide between rows that are equal there. */
  sort: readonly DataTableSort[]
  /** Counted from 0. */
  page: number
  /** Rows a page; `null` shows all rows and scrolls. */
  pageSize: number | null
  /** By the id of a filter; what is `undefined`, null, '' or an empty list does not filter. */
  filters: Readonly<Record<string, unknown>>
}

/** All that a table remembers and an application may keep for it: plain JSON, in which the id of a column that has gone does nothing. */
export interface DataTableState extends DataTableQuery {
  /** Widths in pixels that a person has set, by column. */
  columnWidths: Readonly<Record<string, number>>
  /** The ids of columns in the order that a person has chosen; a column that it does not name stays behind the one before it. */
  columnOrder: readonly string[]
  /** The ids of columns that a person does not want to see. Those that have no room are others: they are in each row's details. */
  hiddenColumns: readonly string[]
  /** The side at which a user pins columns, by id; 'none' unpins one that is `sticky`. */
  pinnedColumns: Readonly<Record<string, 'start' | 'end' | 'none'>>
  /** How close the rows stand; `null` where the table's own `density` decides. */
  density: Density | null
  /** Id of the view that a person has chosen; '' for the standard one, and `null` until one is chosen. */
  view: string | null
}

/** Where rows come from: all at once, a page of a server's, or chunks that are loaded one after another. */
export type DataTableSource<Row> =
  | { rows: readonly Row[] }
  | {
      /** The rows of the present page. */
      page: readonly Row[]
      /** How many there are on all pages. */
      rowCount: number
      /** How many of them can be chosen, where rows are disabled; all by default. */
      selectableCount?: number
      /** Told of every change of search, sort, page or filters; the server does the work. */
      onQueryChange?: (query: DataTableQuery) => void
    }
  | {
      /** The chunks so far, in the order of the server. */
      pages: readonly (readonly Row[])[]
      hasMore: boolean
      onLoadMore: () => void
      /** How many there are in all, where that is known. */
      rowCount?: number
      /** How many of them can be chosen, where rows are disabled; all by default. */
      selectableCount?: number
      onQueryChange?: (query: DataTableQuery) => void
    }

/** The selected rows: some by id, or all that match a query except some. */
export type DataTableSelection =
  | { include: ReadonlySet<string> }
  | { allExcept: ReadonlySet<string>; query: Pick<DataTableQuery, 'search' | 'filters'> }

export type DataTableSelectionMode = 'none' | 'single' | 'multiple'

interface DataTableBase<Row> extends DOMProps {
  /** Kept outside the component, or memoized: new columns render all rows again. */
  columns: readonly DataTableColumn<Row>[]
  source: DataTableSource<Row>
  /** Returns the unique id of a row; its `id` by default. */
  getRowId?: (row: Row) => string
  /** Controlled part of the table's state; the table keeps the rest. */
  state?: Partial<DataTableState>
  defaultState?: Partial<DataTableState>
  onStateChange?: (state: DataTableState) => void
  selectionMode?: DataTableSelectionMode
  selection?: DataTableSelection
  defaultSelection?: DataTableSelection
  onSelectionChange?: (selection: DataTableSelection) => void
  /** Disabled rows cannot be chosen, also not with all others. */
  isRowDisabled?: (row: Row) => boolean
  /** Called by a press on a row, or Enter; not by the widgets in it. */
  onRowAction?: (row: Row) => void
  /** Returns the address that a press on a row opens: the row's name is a link to it, which also opens in another tab. */
  rowHref?: (row: Row) => string
  /** Id of the row that a panel beside the table shows: it is marked, and read as the current one. */
  currentRow?: string
  /** Renders the end of each row, such as a DataTableRowMenu. */
  rowActions?: (row: Row) => ReactNode
  /** Renders the expandable detail of a row. */
  renderDetail?: (row: Row) => ReactNode
  /** Whether the first rows are loading: skeletons are shown in their place. */
  isLoading?: boolean
  /** Maximum skeleton rows while the first rows load; 10 by default. */
  skeletonRows?: number
  /** Whether other rows are loading: the current ones stay, dimmed. */
  isRefreshing?: boolean
  /** The rows could not be had: `true`, or what happened. */
  error?: ReactNode
  onRetry?: () => void | Promise<unknown>
  /** How close the rows stand where nothing is chosen in the table; the person's choice by default, which UIProvider knows. */
  density?: Density
  /** Lines that a text of a cell takes: one, cut where it has no room, or 'all'; one by default, and on a phone all. */
  maxLines?: DataTableLines
  /** Layout of rows on a phone: as many columns as fit, or a card of all of them; 'columns' by default. */
  mobileLayout?: 'columns' | 'cards'
  /** Shows every column on a phone and a tablet too, where two and three have room. */
  showAllColumns?: boolean
  /** Shown when there are no rows at all. */
  emptyState?: ReactNode
  /** Minimum height of the area without rows, as CSS; its content decides by default. */
  emptyHeight?: string
  /** A line under the rows. */
  footer?: ReactNode
  /** Maximum height of the rows, as CSS; they scroll beyond it, and of more than 40 only those in view render. More than 100 rows without pages take 640 px. */
  maxHeight?: string
  /** Parts over the rows, such as a DataTableToolbar; they find the table by context, also within components of your own. */
  children?: ReactNode
  /** Parts under the rows: DataTableSelectionBar, DataTablePagination. */
  footerActions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export type DataTableProps<Row> = DataTableBase<Row> & Named
