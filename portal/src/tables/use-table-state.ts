import type { DataTableState } from '@tessera/ui/data-table'
import type { ListRules, Preferences } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSavePreferences, useUser } from '../platform/session/session.tsx'
import { paramsFor, queryIn, usualSort } from './table-url.ts'

/** What is asked of a list. */
export interface ListQuery {
  page: number
  size: number
  search: string
  sortBy: string
  sortOrder: 'asc' | 'desc'
  /** Each filter's values, by its id. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** A table tied to the address. */
export interface TableBinding {
  state: DataTableState
  onStateChange: (state: DataTableState) => void
  listQuery: ListQuery
}

type RowsPerPage = Preferences['rows_per_page']

/**
 * What a table shows, kept in the address, so that a reload, a bookmark and a shared link show the same. Rows per page
 * that a person chooses are kept as their preference too. `rules` must be made once, outside the screen.
 */
export function useTableState(rules: ListRules): TableBinding {
  const { user_preferences: preferences } = useUser()
  const savePreferences = useSavePreferences()
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const [columnWidths, setColumnWidths] = useState<DataTableState['columnWidths']>({})
  const usualSize = preferences.rows_per_page

  const query = useMemo(() => queryIn(params, rules, usualSize), [params, rules, usualSize])
  const state = useMemo(() => ({ ...query, columnWidths }), [query, columnWidths])

  const onStateChange = useCallback(
    (next: DataTableState) => {
      // What was typed last may come when another page is on its way: the address is no longer this table's.
      if (window.location.pathname !== pathname) return
      setColumnWidths(next.columnWidths)
      const chosen = LIMITS.rowsPerPage.find((size) => size === next.pageSize)
      const isNewSize = chosen !== undefined && chosen !== query.pageSize
      // A shared link need not carry what has become this person's habit; when it cannot be kept, the address still has it.
      if (isNewSize) savePreferences({ rows_per_page: chosen satisfies RowsPerPage }).catch(() => {})
      // Servers sort by one column: the one that was chosen last.
      setParams((before) => paramsFor({ ...next, sort: next.sort.slice(-1) }, before, rules, usualSize), {
        replace: true,
      })
    },
    [pathname, query.pageSize, rules, savePreferences, setParams, usualSize],
  )

  const listQuery = useMemo<ListQuery>(() => {
    const { column, direction } = query.sort[0] ?? usualSort(rules)
    return {
      page: query.page,
      size: query.pageSize ?? usualSize,
      search: query.search,
      sortBy: column,
      sortOrder: direction === 'descending' ? 'desc' : 'asc',
      filters: query.filters as ListQuery['filters'],
    }
  }, [query, rules, usualSize])

  return { state, onStateChange, listQuery }
}
