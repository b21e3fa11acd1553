import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Cache, SWRConfiguration } from 'swr'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useCaller, useRequest } from './caller.tsx'
import type { Caller } from './client.ts'
import type { RequestError } from './request-error.ts'

/** How the portal treats what the server sent: fresh for five minutes, never polled, tried again by a person. */
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

/** Marks a response as cached before a screen requested it, for which it is still the first. */
export function noteAhead(key: string): void {
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
  /** Not a person's doing: does not keep the session awake. */
  background?: boolean
  /** Asked once for the page's life. */
  once?: boolean
  /** Asked once, and again whenever the window is come back to: others may have changed it meanwhile. */
  onFocus?: boolean
  /** Asked whenever a screen opens, and not again while it is open: a text does not change while it is read. */
  onVisit?: boolean
  /** Asked again so often while the page is looked at, in milliseconds; by what is known so far, 0 is not at all. */
  every?: number | ((data: Data | undefined) => number)
}

const ONCE: SWRConfiguration = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

const ON_FOCUS: SWRConfiguration = {
  ...ONCE,
  revalidateOnFocus: true,
  // It may have been changed a moment ago.
  focusThrottleInterval: 0,
  dedupingInterval: 0,
}

const ON_VISIT: SWRConfiguration = {
  revalidateOnMount: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: LIMITS.debounce,
}

/** Polling continues after a manual refresh, but not twice in a moment. */
function askedEvery<Data>(every: number | ((data: Data | undefined) => number)) {
  return { refreshInterval: every, dedupingInterval: typeof every === 'number' ? every / 2 : LIMITS.debounce }
}

/** The number of screens that use a response, by key, for each cache. */
const screens = new WeakMap<Cache, Map<string, number>>()

/** Removes a response after its last screen has unmounted: after ten minutes, or as long as it is fresh. */
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

/** The response; after a change of language, the previous one until the new one loads. */
function useTranslated<Data>(data: Data | undefined, question: string, locale: string): Data | undefined {
  const [shown, setShown] = useState({ data, question, locale })
  if (data !== undefined && (data !== shown.data || question !== shown.question || locale !== shown.locale)) {
    setShown({ data, question, locale })
  }
  return data ?? (shown.question === question && shown.locale !== locale ? shown.data : undefined)
}

/** Reads by a call of the contract; a null call waits. Equal requests share the response. */
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
      ...(every !== undefined && askedEvery(every)),
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
