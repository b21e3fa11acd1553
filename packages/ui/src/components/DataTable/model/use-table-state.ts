import { useState } from 'react'
import { useStableValue } from '../../../internal/use-stable-value.ts'
import type { DataTableQuery, DataTableState } from '../types.ts'

export const emptyState: DataTableState = {
  search: '',
  sort: [],
  page: 0,
  pageSize: null,
  filters: {},
  columnWidths: {},
  columnOrder: [],
  hiddenColumns: [],
  pinnedColumns: {},
  density: null,
  view: null,
}

interface Held {
  state?: Partial<DataTableState>
  defaultState?: Partial<DataTableState>
  /** The default rows per page, if neither state sets it. */
  pageSize: number | null
  onStateChange?: (state: DataTableState) => void
  onQueryChange?: (query: DataTableQuery) => void
}

const QUERY = ['search', 'sort', 'page', 'pageSize', 'filters'] as const

const queryOf = ({ search, sort, page, pageSize, filters }: DataTableState): DataTableQuery => ({
  search,
  sort,
  page,
  pageSize,
  filters,
})

/** Stores a table's state; the application controls the fields that it sets in `state`. */
export function useTableState({ state, defaultState, pageSize, onStateChange, onQueryChange }: Held) {
  const [own, setOwn] = useState<Partial<DataTableState>>(defaultState ?? {})
  const [initial] = useState(defaultState)
  const given = { ...emptyState, pageSize, ...own, ...state }
  const present = { ...given, sort: useStableValue(given.sort) }
  const change = (part: Partial<DataTableState>) => {
    // Different rows start at the first page.
    const isOtherRows = 'search' in part || 'filters' in part || 'sort' in part
    const next = { ...present, ...(isOtherRows && { page: 0 }), ...part }
    setOwn(next)
    onStateChange?.(next)
    if (QUERY.some((key) => key in part)) onQueryChange?.(queryOf(next))
  }
  return [present, change, { ...emptyState, pageSize, ...initial }] as const
}
