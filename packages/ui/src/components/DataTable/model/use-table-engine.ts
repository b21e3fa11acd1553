import { type ColumnDef, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useStableValue } from '../../../internal/use-stable-value.ts'
import { chosenColumns } from './chosen-columns.ts'
import { visibleColumns, type TableColumns } from './column-layout.ts'
import { features, fromSorting, matchingPositions, type NoRow } from './row-positions.ts'
import { readRows } from './row-texts.ts'
import { indexRows } from './row-model.ts'
import type { DataTableColumn, DataTableSource, DataTableState } from '../types.ts'

interface Engine<Row> {
  source: DataTableSource<Row>
  columns: readonly DataTableColumn<Row>[]
  /** Maximum number of visible columns. */
  maxColumns: number
  isSmall: boolean
  state: DataTableState
  change: (part: Partial<DataTableState>) => void
  locale: string
}

/** The rows of the current page, and the count on all pages. */
export interface TableRows<Row> {
  rows: readonly Row[]
  /** All matching rows, if the table has them; a server's other pages are not loaded. */
  matching: readonly Row[]
  /** The number of matches; -1 while unknown. */
  rowCount: number
  /** The visible page: the last one if the state's page is past the end. */
  page: number
  /** The index of the first row among all matching rows. */
  firstRow: number
  /** Some rows of the page are in chunks that are not loaded yet. */
  isCut: boolean
}

const noRows: readonly never[] = []
const nothing = () => undefined

function useRowsOf<Row>(source: DataTableSource<Row>) {
  const chunks = 'pages' in source ? source.pages : noRows
  const flat = useMemo(() => chunks.flat(), [chunks])
  return 'rows' in source ? source.rows : 'page' in source ? source.page : flat
}

/** Returns the rows at the given indexes. */
function rowsAt<Row>(rows: readonly Row[], positions: readonly number[]): readonly Row[] {
  const found: Row[] = []
  for (const position of positions) {
    const row = rows[position]
    if (row !== undefined) found.push(row)
  }
  return found
}

function pageOf<Row>(matching: readonly Row[], source: DataTableSource<Row>, { page, pageSize }: DataTableState) {
  const known = 'rows' in source ? matching.length : source.rowCount
  const rowCount = known ?? ('pages' in source && source.hasMore ? -1 : matching.length)
  if (pageSize === null) return { rowCount, page: 0, firstRow: 0, isWhole: true }
  const last = rowCount < 0 ? Number.POSITIVE_INFINITY : Math.ceil(rowCount / pageSize) - 1
  const shown = Math.max(0, Math.min(page, last))
  return { rowCount, page: shown, firstRow: shown * pageSize, isWhole: 'page' in source }
}

/** The TanStack Table of a table: its columns, its order and the matching rows, from the table's state. */
export function useTableEngine<Row>({ source, columns, maxColumns, isSmall, state, change, locale }: Engine<Row>) {
  const data = useRowsOf(source)
  // A server's rows keep the server's order.
  const isLocal = 'rows' in source
  const { search, filters, sort } = state

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, NoRow> => ({
        id: column.id,
        // TanStack sorts only columns with an accessor, although the row index reads the values.
        accessorFn: nothing,
        enableSorting: column.isSortable ?? false,
        sortDescFirst: false,
      })),
    [columns],
  )
  const columnFilters = useMemo(() => Object.entries(filters).map(([id, value]) => ({ id, value })), [filters])
  const sorting = useMemo(
    () => sort.map(({ column, direction }) => ({ id: column, desc: direction === 'descending' })),
    [sort],
  )
  const meta = useMemo(() => ({ index: indexRows(data, columns, locale) }), [data, columns, locale])

  const table = useTable({
    features,
    data: noRows,
    columns: definitions,
    meta,
    manualFiltering: !isLocal,
    manualSorting: !isLocal,
    state: { globalFilter: search, columnFilters, sorting },
    onSortingChange: (updater) =>
      change({ sort: fromSorting(typeof updater === 'function' ? updater(sorting) : updater) }),
  })

  const positions = matchingPositions(table)
  const matching = useMemo(() => (positions ? rowsAt(data, positions) : data), [data, positions])
  const texts = useMemo(
    () => readRows({ rows: matching, positions, index: meta.index, columns, locale }),
    [matching, positions, meta, columns, locale],
  )
  const { isWhole, ...pageRange } = pageOf(matching, source, state)
  // A server's rows keep their position until the rows of another page arrive.
  const [settled, setSettled] = useState({ data, firstRow: pageRange.firstRow })
  if (isWhole && 'page' in source && settled.data !== data) setSettled({ data, firstRow: pageRange.firstRow })
  const firstRow = 'page' in source && settled.data === data ? settled.firstRow : pageRange.firstRow
  const { pageSize } = state
  const isCut = 'pages' in source && source.hasMore && pageSize !== null && firstRow + pageSize > matching.length
  const rows = useMemo(
    () => (isWhole || pageSize === null ? matching : matching.slice(firstRow, firstRow + pageSize)),
    [matching, isWhole, firstRow, pageSize],
  )

  const { columnOrder, hiddenColumns, pinnedColumns } = state
  const choice = useStableValue({ columnOrder, hiddenColumns, pinnedColumns })
  const shownColumns = useMemo((): TableColumns<Row> => {
    const chosen = chosenColumns(columns, choice)
    const visible = visibleColumns(chosen, { most: maxColumns, isSmall })
    const at = (side: 'start' | 'end' | undefined) =>
      chosen.filter((column) => visible.has(column) && column.sticky === side)
    return {
      start: at('start'),
      center: at(undefined),
      end: at('end'),
      hidden: chosen.filter((column) => !visible.has(column)),
    }
  }, [columns, choice, maxColumns, isSmall])

  return {
    shown: { rows, matching, ...pageRange, firstRow, isCut } satisfies TableRows<Row>,
    columns: shownColumns,
    texts,
    /** Cycles a column through ascending, descending and unsorted; `isMulti` keeps the sort of the other columns. */
    toggleSort: (column: string, isMulti: boolean) => table.getColumn(column)?.toggleSorting(undefined, isMulti),
  }
}
