import { isSet } from '../DataTable/model/row-model.ts'
import type { DataTableState } from '../DataTable/types.ts'

const KEPT = [
  'search',
  'sort',
  'filters',
  'columnWidths',
  'columnOrder',
  'hiddenColumns',
  'pinnedColumns',
  'density',
] as const

/** The part of a table's state that a view stores: everything except the page and the rows per page. */
export type ViewState = Pick<DataTableState, (typeof KEPT)[number]>

/** Returns the part of a state that a view stores; of the filters only those that exclude rows. */
export function viewStateOf(state: DataTableState): ViewState {
  const { search, sort, columnWidths, columnOrder, hiddenColumns, pinnedColumns, density } = state
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([, filter]) => isSet(filter)))
  return { search, sort, filters, columnWidths, columnOrder, hiddenColumns, pinnedColumns, density }
}

/** Returns plain data with the keys of its objects sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]))
}

/** Whether two states show the same rows and columns. */
export const isSameView = (one: ViewState, other: ViewState) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
