import {
  columnFilteringFeature,
  globalFilteringFeature,
  metaHelper,
  type RowModel,
  rowSortingFeature,
  type SortingState,
  type Table,
  tableFeatures,
} from '@tanstack/react-table'
import type { DataTableSort } from '../types.ts'
import { isFiltered, type RowIndex, sortPositions } from './row-model.ts'

/** Table data that is not part of TanStack's state. */
interface TableMeta {
  index: RowIndex
}

const used = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  tableMeta: metaHelper<TableMeta>(),
})

/** TanStack gets empty rows; the data stays in the application's list. */
export type NoRow = Record<string, never>

type PositionsTable = Table<typeof used, NoRow>

/**
 * Ordered indexes of rows in the application's list, by row model. A model without an entry means all rows in their
 * original order.
 */
const positions = new WeakMap<object, readonly number[]>()

/**
 * A row model of indexes. TanStack's own models create an object for every row, but the table renders only the visible
 * ones from the application's list.
 */
function modelOf(found?: readonly number[]): RowModel<typeof used, NoRow> {
  const model = { rows: [], flatRows: [], rowsById: {} }
  if (found) positions.set(model, found)
  return model
}

/** Memoizes a value by its inputs. */
function memoize<Result>(inputsOf: () => readonly unknown[], make: () => Result) {
  let last: { inputs: readonly unknown[]; result: Result } | undefined
  return () => {
    const inputs = inputsOf()
    if (!last || inputs.some((source, at) => source !== last?.inputs[at])) last = { inputs, result: make() }
    return last.result
  }
}

/** Maps our sort directions to TanStack's names. */
export const fromSorting = (sorting: SortingState): DataTableSort[] =>
  sorting.map(({ id, desc }) => ({ column: id, direction: desc ? 'descending' : 'ascending' }))

function indexOf({ options }: PositionsTable) {
  if (!options.meta) throw new Error('The table has no index of its rows; useTableEngine provides it as meta.')
  return options.meta.index
}

const coreRowModel = (table: PositionsTable) =>
  memoize(
    () => [indexOf(table)],
    () => modelOf(),
  )

const filteredRowModel = (table: PositionsTable) =>
  memoize(
    () => [table.getPreFilteredRowModel(), table.atoms.globalFilter.get(), table.atoms.columnFilters.get()],
    () => {
      const filters = Object.fromEntries(table.atoms.columnFilters.get().map(({ id, value }) => [id, value]))
      const query = { search: String(table.atoms.globalFilter.get()), filters }
      return isFiltered(query) ? modelOf(indexOf(table).filter(query)) : table.getPreFilteredRowModel()
    },
  )

const sortedRowModel = (table: PositionsTable) =>
  memoize(
    () => [table.getPreSortedRowModel(), table.atoms.sorting.get()],
    () => {
      const before = table.getPreSortedRowModel()
      const sorting = table.atoms.sorting.get()
      if (sorting.length === 0) return before
      const { count, ranksOf } = indexOf(table)
      const unsorted = positions.get(before) ?? Array.from({ length: count }, (_, position) => position)
      return modelOf(sortPositions(unsorted, fromSorting(sorting), ranksOf))
    },
  )

/** The features of TanStack Table in use, with row models of our own in its slots. */
export const features = tableFeatures({ ...used, coreRowModel, filteredRowModel, sortedRowModel })

/** Indexes of the matching rows, in order; undefined if all match in their original order. */
export const matchingPositions = (table: { getRowModel: () => object }) => positions.get(table.getRowModel())
