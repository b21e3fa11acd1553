import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Cache, SWRConfiguration } from 'swr'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useCaller, useRequest } from './caller.tsx'
import type { Caller } from './client.ts'
import type { RequestError } from './request-error.ts'

/** SWR's defaults for the portal: fresh for five minutes, never polled, retried only by the user. */
export const SWR_DEFAULTS: SWRConfiguration = {
  dedupingInterval: LIMITS.freshness,
  focusThrottleInterval: LIMITS.freshness,
  shouldRetryOnError: false,
}

/** The cache key of a response: all that it depends on, the call's id first. */
export function keyOf<S extends CallSchemas>(caller: Caller, call: Call<S>, input?: Input<S>) {
  return [call.id, input ?? null, caller.companyId, call.localized ? caller.locale : null] as const
}

/** Keys of responses cached before any screen used them. */
const ahead = new Set<string>()

/** Marks a response as cached before any screen requested it, so the first request can use it. */
export function notePrefetched(key: string): void {
  ahead.add(key)
}

/** The state of a response. */
export interface CallState<Data> {
  data: Data | undefined
  error: RequestError | undefined
  /** Nothing to show yet, and loading. */
  isLoading: boolean
  retry: () => void
}

interface CallOptions<Data> {
  /** Does not count as user activity, so it does not extend the session. */
  background?: boolean
  /** Requested once per page load. */
  once?: boolean
  /** Requested once, and again whenever the window gets focus, because other users can have changed the data. */
  onFocus?: boolean
  /** Requested whenever a screen opens, but not while it is open, because a text must not change while it is read. */
  onVisit?: boolean
  /**
   * Polling interval in milliseconds while the page is visible, optionally based on the latest data; 0 means no
   * polling.
   */
  every?: number | ((data: Data | undefined) => number)
}

const ONCE: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

const ON_FOCUS: SWRConfiguration = {
  ...ONCE,
  revalidateOnFocus: true,
  // Not throttled, because the data can have changed a moment ago.
  focusThrottleInterval: 0,
  dedupingInterval: 0,
}

const ON_VISIT: SWRConfiguration = {
  revalidateOnMount: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: LIMITS.debounce,
}

/** Polling continues after a manual refresh, but without two requests in quick succession. */
function pollInterval<Data>(every: number | ((data: Data | undefined) => number)) {
  return { refreshInterval: every, dedupingInterval: typeof every === 'number' ? every / 2 : LIMITS.debounce }
}

/** The number of screens that use a response, by key, for each cache. */
const screens = new WeakMap<Cache, Map<string, number>>()

/** Removes a response after its last screen has unmounted: after ten minutes, or later if it is still fresh. */
function useExpiry(key: string, lifetime: number): void {
  const { cache } = useSWRConfig()
  useEffect(() => {
    if (!key) return undefined
    const counts = screens.get(cache) ?? new Map<string, number>()
    screens.set(cache, counts)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return () => {
      counts.set(key, (counts.get(key) ?? 1) - 1)
      setTimeout(() => {
        if (counts.get(key) === 0) cache.delete(key)
      }, lifetime)
    }
  }, [cache, key, lifetime])
}

/** The response; after a language change, the previous one until the new one has loaded. */
function useTranslated<Data>(data: Data | undefined, question: string, locale: string): Data | undefined {
  const [shown, setShown] = useState({ data, question, locale })
  if (data !== undefined && (data !== shown.data || question !== shown.question || locale !== shown.locale)) {
    setShown({ data, question, locale })
  }
  return data ?? (shown.question === question && shown.locale !== locale ? shown.data : undefined)
}

/** Reads data with a call of the contract; a null call waits. Equal requests share one response. */
export function useCall<S extends CallSchemas>(
  call: Call<S> | null,
  input?: Input<S>,
  { background = false, once = false, onFocus = false, onVisit = false, every }: CallOptions<Answer<S>> = {},
): CallState<Answer<S>> {
  const caller = useCaller()
  const request = useRequest()
  const key = call && keyOf(caller, call, input)
  const serialized = unstable_serialize(key)
  const { cache } = useSWRConfig()
  const { data, error, isLoading, mutate } = useSWR<Answer<S>, RequestError>(
    key,
    async () => {
      if (!call) throw new Error('A call that waits was made.')
      const isFirst = ahead.delete(serialized) || cache.get(serialized)?.data === undefined
      return (await request(call, input, { byPerson: isFirst && !background })).data
    },
    {
      ...(call?.freshness !== undefined && { ...ONCE, dedupingInterval: call.freshness }),
      ...(once && ONCE),
      ...(onFocus && ON_FOCUS),
      ...(onVisit && ON_VISIT),
      ...(every !== undefined && pollInterval(every)),
    },
  )
  useExpiry(serialized, Math.max(LIMITS.cacheTime, call?.freshness ?? 0))
  const retry = useCallback(() => {
    void mutate()
  }, [mutate])
  const question = unstable_serialize(call && keyOf({ ...caller, locale: '' }, call, input))
  const shown = useTranslated(data, question, caller.locale)
  return { data: shown, error, isLoading: isLoading && shown === undefined, retry }
}
