import type { DataTableState } from '@tessera/ui/data-table'
import type { ListRules, Preferences } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toast } from '../platform/feedback/toasts.ts'
import { useSavePreferences, useUser } from '../platform/session/session.tsx'
import {
  columnSettingsIn,
  columnSettingsQuery,
  queryIn,
  queryWith,
  stateIn,
  defaultSort,
  viewIn,
  writtenState,
} from './table-url.ts'

/** A list's query. */
export interface ListQuery {
  page: number
  size: number
  search: string
  sortBy: string
  sortOrder: 'asc' | 'desc'
  /** Each filter's values, by its id. */
  filters: Readonly<Record<string, readonly string[]>>
}

/** A table bound to the URL. */
export interface TableBinding {
  state: DataTableState
  /** The state without any parameters. */
  defaultState: DataTableState
  onStateChange: (state: DataTableState) => void
  listQuery: ListQuery
}

type RowsPerPage = Preferences['rows_per_page']

/**
 * Keeps a table's whole state in the URL, so a reload, a bookmark and a shared link show the same. Rows per page that
 * the user chooses are also saved as a preference; those from a link or a view are not. `rules` must be created once,
 * outside the screen.
 */
export function useTableState(rules: ListRules): TableBinding {
  const { user_preferences: preferences } = useUser()
  const savePreferences = useSavePreferences()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const defaultSize = preferences.rows_per_page

  const query = useMemo(() => {
    const requested = queryIn(params, rules, defaultSize)
    return { ...requested, sort: requested.sort.slice(0, 1) }
  }, [params, rules, defaultSize])
  // The object must not change with the rows, because a new one would lay out all columns again.
  const arranged = columnSettingsQuery(params)
  const columnSettings = useMemo(() => columnSettingsIn(new URLSearchParams(arranged)), [arranged])
  const view = viewIn(params)
  const state = useMemo<DataTableState>(() => ({ ...query, ...columnSettings, view }), [query, columnSettings, view])

  const defaultState = useMemo(() => stateIn(new URLSearchParams(), rules, defaultSize), [rules, defaultSize])

  const onStateChange = useCallback(
    (next: DataTableState) => {
      // The last input can arrive after another page has loaded, when the URL no longer belongs to this table.
      if (window.location.pathname !== pathname) return
      // Servers sort by one column: the most recently chosen.
      const wanted = { ...next, sort: next.sort.slice(-1) }
      const textOf = (each: DataTableState): string => writtenState(each, rules, defaultSize)
      const chosen = LIMITS.rowsPerPage.find((size) => size === next.pageSize)
      const isNewSize = chosen !== undefined && chosen !== state.pageSize
      const { page, pageSize } = next
      // Rows per page that change together with other state come from a view, and are not the user's choice for all
      // tables.
      const isChosen = isNewSize && textOf({ ...state, page, pageSize }) === textOf(wanted)
      // A shared link does not need the user's own preference. If the preference cannot be saved, the URL still has the
      // number of rows.
      if (isChosen) {
        savePreferences({ rows_per_page: chosen satisfies RowsPerPage }).catch(() =>
          toast('shell.notSaved', { tone: 'danger' }),
        )
      }
      // A search starts after a pause. By then the URL can have parameters that are not rendered yet, such as those of a
      // panel.
      const current = new URLSearchParams(window.location.search)
      void navigate(`?${queryWith(textOf(wanted), current, rules)}`, { replace: true })
    },
    [navigate, pathname, rules, savePreferences, state, defaultSize],
  )

  const listQuery = useMemo<ListQuery>(() => {
    const { column, direction } = query.sort[0] ?? defaultSort(rules)
    return {
      page: query.page,
      size: query.pageSize ?? defaultSize,
      search: query.search,
      sortBy: column,
      sortOrder: direction === 'descending' ? 'desc' : 'asc',
      filters: query.filters as ListQuery['filters'],
    }
  }, [query, rules, defaultSize])

  return { state, defaultState, onStateChange, listQuery }
}
