import type { DataTableQuery, DataTableState } from '@tessera/ui/data-table'
import type { ListRules, Preferences } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { toast } from '../platform/feedback/toasts.ts'
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

/** What a table remembers: what it asks for, and how it is arranged where a person has said so. */
type TableState = DataTableQuery & Partial<DataTableState>
type Arrangement = Omit<TableState, keyof DataTableQuery>

/** A table tied to the address. */
export interface TableBinding {
  state: TableState
  onStateChange: (state: TableState) => void
  listQuery: ListQuery
}

type RowsPerPage = Preferences['rows_per_page']

function arrangementOf({
  search: _search,
  sort: _sort,
  page: _page,
  pageSize: _pageSize,
  filters: _filters,
  ...rest
}: TableState): Arrangement {
  return rest
}

/**
 * What a table shows, kept in the address, so that a reload, a bookmark and a shared link show the same. Rows per page
 * that a person chooses are kept as their preference too. `rules` must be made once, outside the screen.
 */
export function useTableState(rules: ListRules): TableBinding {
  const { user_preferences: preferences } = useUser()
  const savePreferences = useSavePreferences()
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const [arrangement, setArrangement] = useState<Arrangement>({})
  const usualSize = preferences.rows_per_page

  const query = useMemo(() => queryIn(params, rules, usualSize), [params, rules, usualSize])
  const state = useMemo(() => ({ ...query, ...arrangement }), [query, arrangement])

  const onStateChange = useCallback(
    (next: TableState) => {
      // What was typed last may come when another page is on its way: the address is no longer this table's.
      if (window.location.pathname !== pathname) return
      const arranged = arrangementOf(next)
      // The same one stays the same object, by which nobody is told of a change.
      setArrangement((before) => (JSON.stringify(before) === JSON.stringify(arranged) ? before : arranged))
      const chosen = LIMITS.rowsPerPage.find((size) => size === next.pageSize)
      const isNewSize = chosen !== undefined && chosen !== query.pageSize
      // A shared link need not carry what has become this person's habit; when it cannot be kept, the address still has it.
      if (isNewSize) {
        savePreferences({ rows_per_page: chosen satisfies RowsPerPage }).catch(() => toast('shell.notSaved', 'danger'))
      }
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
