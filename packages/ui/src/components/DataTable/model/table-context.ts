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

/** A column as parts see it. */
export type TableColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader' | 'isSortable' | 'sticky'>

/** Shown next to a column's name. */
export type HeaderMenu = ComponentType<{ column: TableColumn }>

/** A part's rendering of one value: its content and its cell's props. */
export interface CellMark {
  draw: (own: ReactNode, isDetail: boolean) => ReactNode
  /** It is being edited. */
  isOpen: boolean
  isPending: boolean
  /** Id of the element with its error. */
  problemId: string | undefined
}

/** The values of a row that are marked, by their columns. */
export type RowMarks = Readonly<Record<string, CellMark>>

/** A part's rendering of the cells of all rows. */
export interface CellMarks {
  /** By the row's id; stable as long as nothing in it changes, so that no other row renders again. */
  of: (rowId: string) => RowMarks | undefined
  /** Describes the columns in a cell; a stable function. */
  propsOf: (rowId: string, columns: readonly string[], marks: RowMarks | undefined) => HTMLAttributes<HTMLElement>
  /** Renders a column in a row's details; a stable function. */
  inDetail: (rowId: string, column: string, own: ReactNode, mark: CellMark | undefined) => ReactNode
}

/** The grid's API for parts. */
export interface GridHandle {
  element: HTMLElement | null
  /** The ids of the columns in each cell of a row; of a control none. */
  cells: readonly (readonly string[])[]
  /** Ids of the columns in the rows' details. */
  details: readonly string[]
  /** Opens the details of a row, by its id. */
  openDetail: (id: string) => void
  /** Brings a cell of the page into view as the tab stop, with the focus or without it. */
  moveTo: (place: { row: number; column: number; isDetail: boolean }, takesFocus: boolean) => void
}

/** Reads all rows, rendered or not, and moves to their cells. */
export interface TableReader {
  /** Hands on the rows, whatever their type is. */
  read: <Result>(from: <Row>(data: TableData<Row>) => Result) => Result
  texts: RowTexts
  idAt: (place: number) => string | undefined
  /** The rows available: all that match, the loaded ones, or one page. */
  reach: 'all' | 'loaded' | 'page'
  /** The place of the page's first row among all rows that match. */
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

/** Describes the filters of a part. */
export type FilterWords = () => readonly FilterText[]

/** The table's API for its parts. */
export interface TableControl {
  state: DataTableState
  /** The state that the table began with, as the application gave it. */
  defaultState: DataTableState
  /** All columns, as they are defined. */
  columns: readonly TableColumn[]
  /** Changes a part of the state; another search, filter or sort begins with the first page. */
  change: (part: Partial<DataTableState>) => void
  /** The number of matching rows; -1 while unknown. */
  rowCount: number
  /** The page that is shown, which may be before the state's. */
  page: number
  isFiltered: boolean
  /** Whether there are no rows, and none are loading. */
  isEmpty: boolean
  /** Whether the window is a phone's, or the table has no more room than one. */
  isSmall: boolean
  selectionMode: DataTableSelectionMode
  selection: DataTableSelection
  selectedCount: number
  /** Every row of the page is chosen, and not every row of the other pages that match. */
  leavesMatching: boolean
  /** Chooses all rows that match, on every page. */
  selectMatching: () => void
  clearSelection: () => void
  /** Copies the selected rows, and returns the announcement. */
  copyChosen: () => Promise<ReactNode>
  /** Shows a page of the rows, where no number of rows was given for one. */
  turnPages: () => void
  /** Puts a menu beside the name of each column, or takes it away. */
  showHeaderMenu: (menuOf: () => HeaderMenu | undefined) => void
  /** Tells a screen reader what a part did, where no row, order or choice says it. */
  announce: (text: ReactNode) => void
  /** Describes filters where their fields aren't visible. */
  filterDescriptions: Set<FilterWords>
  /** Draws cells as a part has them, or as they are. */
  markCells: (marks: CellMarks | undefined) => void
  /** Gives the focus to the grid, where a part that had it goes away. */
  focusGrid: () => void
  /** How many rows can be chosen of those that match. */
  selectableCount: number
  reader: TableReader
}

export const TableContext = createContext<TableControl | null>(null)

/** The table around a part. */
export function useTable(part: string): TableControl {
  const table = useContext(TableContext)
  if (!table)
    throw new Error(
      `${part} finds no DataTable around it: give it to one as its children (over the rows) or as \`below\` (under them).`,
    )
  return table
}
