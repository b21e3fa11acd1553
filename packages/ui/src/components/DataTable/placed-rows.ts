import {
  columnFilteringFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructRow,
  globalFilteringFeature,
  type Row,
  type RowModel,
  rowSortingFeature,
  type SortingState,
  type Table,
  tableFeatures,
  tableMemo,
} from '@tanstack/react-table'
import { filterRows, isNarrowed, makeHaystacks, rankRows, sortPlaces } from './row-model.ts'
import type { DataTableColumn, DataTableSort } from './types.ts'

/** What the row models know of a table besides TanStack's state. */
interface TableMeta {
  columns: readonly DataTableColumn<unknown>[]
  locale: string
}

/** What is made of rows once, when somebody first searches or sorts by it. */
interface Made {
  haystacks: () => readonly string[]
  ranksOf: (column: string) => Float64Array | undefined
}

/** Places of rows in the application's list, in an order; undefined places are all, in their own. */
interface Placed<Data> {
  data: readonly Data[]
  places: readonly number[] | undefined
  made: Made
  /** The application's rows in this order. */
  originals: () => readonly Data[]
}

const used = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  tableMeta: {} as TableMeta,
})

/** Models serve tables of any rows, which TanStack's types, invariant in them, say no other way. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRow = any
type AnyTable = Table<typeof used, AnyRow>
type PlacedModel = RowModel<typeof used, AnyRow> & Placed<AnyRow>

/**
 * A row model of places. TanStack's own models make an object for every row; here they are made when somebody asks for
 * `rows`, and the table asks for none: of 100,000 rows it needs the thirty that are seen.
 */
function placed(table: AnyTable, { data, places, made }: Omit<Placed<AnyRow>, 'originals'>): PlacedModel {
  let rows: Row<typeof used, AnyRow>[] | undefined
  let originals: readonly AnyRow[] | undefined
  const makeRows = () =>
    (rows ??= (places ?? Array.from(data.keys())).map((place) => {
      const row = data[place]
      return constructRow(table, table.getRowId(row, place), row, place, 0)
    }))
  return {
    data,
    places,
    made,
    originals: () => (originals ??= places ? places.map((place) => data[place]) : data),
    get rows() {
      return makeRows()
    },
    get flatRows() {
      return makeRows()
    },
    get rowsById() {
      return Object.fromEntries(makeRows().map((row) => [row.id, row]))
    },
  }
}

function makeLater({ columns, locale }: TableMeta, data: readonly AnyRow[]): Made {
  let haystacks: readonly string[] | undefined
  const ranks = new Map<string, Float64Array>()
  return {
    haystacks: () => (haystacks ??= makeHaystacks(data, columns, locale)),
    ranksOf: (id) => {
      const column = columns.find((each) => each.id === id)
      if (!column) return undefined
      const known = ranks.get(id) ?? rankRows(data, column, locale)
      ranks.set(id, known)
      return known
    },
  }
}

/** TanStack's words for an order in ours. */
export const fromSorting = (sorting: SortingState): DataTableSort[] =>
  sorting.map(({ id, desc }) => ({ column: id, direction: desc ? 'descending' : 'ascending' }))

const metaOf = (table: AnyTable) => table.options.meta as TableMeta

/** The same rows, at other places; not spread, which would ask for every row there is. */
const placedAnew = (table: AnyTable, { data, made }: PlacedModel, places: readonly number[]) =>
  placed(table, { data, places, made })

const coreRowModel = (table: AnyTable) =>
  tableMemo({
    table,
    fnName: 'table.getCoreRowModel',
    memoDeps: () => [table.options.data, metaOf(table).columns, metaOf(table).locale],
    fn: () => {
      const { data } = table.options
      return placed(table, { data, places: undefined, made: makeLater(metaOf(table), data) })
    },
  })

const filteredRowModel = (table: AnyTable) =>
  tableMemo({
    feature: 'columnFilteringFeature',
    table,
    fnName: 'table.getFilteredRowModel',
    memoDeps: () => [table.getPreFilteredRowModel(), table.atoms.globalFilter.get(), table.atoms.columnFilters.get()],
    fn: () => {
      const before = table.getPreFilteredRowModel() as PlacedModel
      const filters = Object.fromEntries(table.atoms.columnFilters.get().map(({ id, value }) => [id, value]))
      const query = { search: table.atoms.globalFilter.get() as string, filters }
      if (!isNarrowed(query)) return before
      const places = filterRows(before.data, metaOf(table).columns, query, before.made.haystacks)
      return placedAnew(table, before, places)
    },
  })

const sortedRowModel = (table: AnyTable) =>
  tableMemo({
    feature: 'rowSortingFeature',
    table,
    fnName: 'table.getSortedRowModel',
    memoDeps: () => [table.getPreSortedRowModel(), table.atoms.sorting.get()],
    fn: () => {
      const before = table.getPreSortedRowModel() as PlacedModel
      const sorting = table.atoms.sorting.get()
      if (sorting.length === 0) return before
      const all = before.places ?? Array.from(before.data.keys())
      const places = sortPlaces(all, fromSorting(sorting), before.made.ranksOf)
      return placedAnew(table, before, places)
    },
  })

/** What of TanStack Table is in use, with row models of our own in its slots. */
export const features = tableFeatures({ ...used, coreRowModel, filteredRowModel, sortedRowModel })

/** The application's rows that match, in order. */
export const matchingRows = (table: { getRowModel: () => unknown }) =>
  (table.getRowModel() as Placed<AnyRow>).originals()
