import type { CountedList } from '@tessera/contract'
import { FILTER_KEYS, isContentList, LIMITS } from '@tessera/contract'
import { use, useEffect, useRef } from 'react'
import type { Analytics, EventProps } from './analytics.ts'
import { AnalyticsContext } from './analytics.ts'

type Chosen = Readonly<Record<string, readonly string[]>>

/** Analytics names of list filters. */
const KEYS: Readonly<Record<string, (typeof FILTER_KEYS)[number]>> = { types: 'type', statuses: 'status' }

/** Returns the names of the active filters, comma-separated, or 'none'; never their values. */
export function filterKeys(filters: Chosen): string {
  const set = Object.keys(filters).filter((id) => filters[id]?.length)
  return FILTER_KEYS.filter((key) => set.some((id) => KEYS[id] === key)).join(',') || 'none'
}

/** Records a search some time after the last key; returns a function that cancels it. */
export function trackSearch(analytics: Pick<Analytics, 'track'>, props: EventProps<'search'>): () => void {
  const timer = setTimeout(() => analytics.track('search', props), LIMITS.analyticsSearchDebounce)
  return () => clearTimeout(timer)
}

interface Asked {
  search: string
  filters: Chosen
}

/** Records searches and filters of a list, but not those from its URL or from the default view. */
export function useListTracking(list: CountedList, { search, filters }: Asked, isOpening = false): void {
  const analytics = use(AnalyticsContext)
  const chosen = JSON.stringify(filters)
  const keys = filterKeys(filters)
  const before = useRef<{ search?: string | undefined; chosen?: string | undefined }>({})
  useEffect(() => {
    const last = before.current.search
    before.current.search = isOpening ? undefined : search
    if (isOpening || last === undefined || last === search || !analytics || search === '') return undefined
    return trackSearch(analytics, isContentList(list) ? { list, term: search } : { list })
  }, [analytics, list, search, isOpening])
  useEffect(() => {
    const last = before.current.chosen
    before.current.chosen = isOpening ? undefined : chosen
    if (isOpening || last === undefined || last === chosen) return
    analytics?.track('filter_apply', { list, keys })
  }, [analytics, list, chosen, keys, isOpening])
}
