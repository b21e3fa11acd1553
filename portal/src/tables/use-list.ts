import type { CountedList, ListCall, ListInput, ListRules } from '@tessera/contract'
import { useMemo } from 'react'
import type { RequestError } from '../data/request-error.ts'
import { useCall } from '../data/use-call.ts'
import { useListTracking } from '../platform/analytics/list-tracking.ts'
import type { ListQuery, TableBinding } from './use-table-state.ts'
import { matchingFor } from './matching.ts'
import { useDefaultView } from './use-default-view.ts'
import { useTableState } from './use-table-state.ts'
import type { ListViews } from './use-views.ts'
import { useViews } from './use-views.ts'

/** A server list in the form that its table shows. */
export interface List<Row> {
  /** The latest rows; undefined while they load. Recomputed only for a new response. */
  answer: { rows: readonly Row[]; total: number; selectable?: number | undefined } | undefined
  error: RequestError | undefined
  retry: () => void
  binding: TableBinding
  views: ListViews
}

interface Options {
  /** The list's name in analytics, and the key of its views. */
  analytics: CountedList
  /** The call's path parameters. */
  params?: Readonly<Record<string, string>>
  /** The call's query besides page, search, sort and filters. */
  query?: Readonly<Record<string, string>>
}

function inputOf(query: ListQuery, rules: ListRules, page: number, size: number): ListInput {
  const { sortBy, sortOrder } = query
  return { ...matchingFor(query, rules), page, sortBy, sortOrder, [rules.chunk ? 'pageSize' : 'size']: size }
}

/**
 * Binds a list call to the URL: it loads the page of its table, by the list's sort and filter rules. If the server
 * returns larger chunks, it cuts pages out of them and requests each chunk when first needed.
 */
export function useList<Row>(call: ListCall<Row>, rules: ListRules, { analytics, params, query }: Options): List<Row> {
  const binding = useTableState(rules)
  const { listQuery } = binding
  const views = useViews(analytics, rules)
  const isOpening = useDefaultView(rules, views)
  useListTracking(analytics, listQuery, isOpening)
  const { page, size } = listQuery
  const chunk = rules.chunk ?? size
  const start = page * size
  const firstChunk = Math.floor(start / chunk)
  const lastChunk = Math.floor((start + size - 1) / chunk)
  const ask = (wanted: number) => ({
    ...(params && { params }),
    query: { ...query, ...inputOf(listQuery, rules, wanted, chunk) },
  })

  const first = useCall(call, ask(firstChunk))
  const total = first.data?.total_elements ?? 0
  const needsSecond = lastChunk > firstChunk && lastChunk * chunk < total
  const second = useCall(needsSecond ? call : null, ask(lastChunk))
  const from = start - firstChunk * chunk
  const answer = useMemo(() => {
    // While the default view is unknown, the list is requested with its default state, in which most lists open.
    if (isOpening || !first.data || (needsSecond && !second.data)) return undefined
    const rows = [...first.data.content, ...(second.data?.content ?? [])]
    const { total_elements: count, selectable_elements: selectable } = first.data
    return { rows: rows.slice(from, from + size), total: count, selectable }
  }, [isOpening, first.data, second.data, needsSecond, from, size])
  return { answer, error: first.error ?? second.error, retry: first.error ? first.retry : second.retry, binding, views }
}
