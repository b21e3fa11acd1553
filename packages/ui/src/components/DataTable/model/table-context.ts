import {
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react'
import type { DataTableColumn, DataTableSelection, DataTableSelectionMode, DataTableState } from '../types.ts'
import type { RowTexts } from './row-texts.ts'
import type { TableData } from './table-data.ts'

/** A column as the parts see it. */
export type TableColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'isSortable' | 'sticky'>

/** Shown next to a column's name. */
export type HeaderMenu = ComponentType<{ column: TableColumn }>

/** One value as a part renders it: its content and its cell's props. */
export interface CellMark {
  draw: (own: ReactNode, isDetail: boolean) => ReactNode
  /** Whether the user is editing it. */
  isOpen: boolean
  isPending: boolean
  /** Id of the element with its error. */
  problemId: string | undefined
}

/** The marked values of a row, by column. */
export type RowMarks = Readonly<Record<string, CellMark>>

/** How a part renders the cells of all rows. */
export interface CellMarks {
  /** By row id; stable until a value in it changes, so that no other row renders again. */
  of: (rowId: string) => RowMarks | undefined
  /** Describes the columns in a cell; a stable function. */
  propsOf: (rowId: string, columns: readonly string[], marks: RowMarks | undefined) => HTMLAttributes<HTMLElement>
  /** Renders a column in a row's details; a stable function. */
  inDetail: (rowId: string, column: string, own: ReactNode, mark: CellMark | undefined) => ReactNode
}

/** The grid's API for parts. */
export interface GridHandle {
  element: HTMLElement | null
  /** The column ids in each cell of a row; empty for a control. */
  cells: readonly (readonly string[])[]
  /** Ids of the columns in the rows' details. */
  details: readonly string[]
  /** Opens the details of a row, by its id. */
  openDetail: (id: string) => void
  /** Makes a cell of the page the tab stop and scrolls it into view, with or without focus. */
  moveTo: (position: { row: number; column: number; isDetail: boolean }, takesFocus: boolean) => void
}

/** Reads all rows, rendered or not, and moves to their cells. */
export interface TableReader {
  /** Calls a function with the table's data, whose rows can have any type. */
  read: <Result>(from: <Row>(data: TableData<Row>) => Result) => Result
  texts: RowTexts
  idAt: (position: number) => string | undefined
  /** The rows available: all that match, the loaded ones, or one page. */
  reach: 'all' | 'loaded' | 'page'
  /** The index of the page's first row among all matching rows. */
  firstRow: number
  table: RefObject<HTMLElement | null>
  grid: RefObject<GridHandle | null>
}

/** A filter's value as text. */
export interface FilterText {
  /** The filter's name in the table's state. */
  id: string
  label: string
  value: string
}

/** Describes the filters of one part. */
export type DescribeFilters = () => readonly FilterText[]

/** The table's API for its parts. */
export interface TableControl {
  state: DataTableState
  /** The initial state that the application set. */
  defaultState: DataTableState
  /** All columns, as defined. */
  columns: readonly TableColumn[]
  /** Changes part of the state; a new search, filter or sort starts at the first page. */
  change: (part: Partial<DataTableState>) => void
  /** The number of matching rows; -1 while unknown. */
  rowCount: number
  /** The visible page, which can be before the page in the state. */
  page: number
  isFiltered: boolean
  /** Whether there are no rows and none are loading. */
  isEmpty: boolean
  /** Whether the window or the table is as narrow as a phone. */
  isSmall: boolean
  selectionMode: DataTableSelectionMode
  selection: DataTableSelection
  selectedCount: number
  /** Whether every row of the page is selected, but not every matching row of other pages. */
  canSelectAllMatching: boolean
  /** Selects all matching rows, on every page. */
  selectMatching: () => void
  clearSelection: () => void
  /** Copies the selected rows, and returns the announcement. */
  copySelectedRows: () => Promise<ReactNode>
  /** Switches to pages, if no page size was set. */
  enablePages: () => void
  /** Adds or removes a menu beside each column's name. */
  showHeaderMenu: (menuOf: () => HeaderMenu | undefined) => void
  /** Announces an action of a part to a screen reader. The table itself announces rows, order and selection. */
  announce: (text: ReactNode) => void
  /** Describes filters when their fields aren't visible. */
  filterDescriptions: Set<DescribeFilters>
  /** Sets how a part renders cells; undefined restores the default. */
  markCells: (marks: CellMarks | undefined) => void
  /** Moves focus to the grid when a focused part disappears. */
  focusGrid: () => void
  /** How many matching rows can be selected. */
  selectableCount: number
  reader: TableReader
}

export const TableContext = createContext<TableControl | null>(null)

/** The context of the table around a part. */
export function useTable(part: string): TableControl {
  const table = useContext(TableContext)
  if (!table)
    throw new Error(
      `${part} must be inside a DataTable: pass it as \`children\` (above the rows) or \`footerActions\` (below them).`,
    )
  return table
}
