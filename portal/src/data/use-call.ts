import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { useCallback, useEffect } from 'react'
import type { SWRConfiguration } from 'swr'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { request } from './client.ts'
import type { RequestError } from './request-error.ts'

/** How the portal treats what the server sent: fresh for five minutes, never polled, tried again by a person. */
export const SWR_DEFAULTS: SWRConfiguration = {
  dedupingInterval: LIMITS.freshness,
  focusThrottleInterval: LIMITS.freshness,
  shouldRetryOnError: false,
}

/** The cache key of a call and its input. */
export function keyOf<S extends CallSchemas>(call: Call<S>, input?: Input<S>): readonly [string, Input<S> | null] {
  return [call.id, input ?? null]
}

/** What is known of an answer. */
export interface CallState<Data> {
  data: Data | undefined
  error: RequestError | undefined
  /** Nothing to show yet and on its way. */
  isLoading: boolean
  retry: () => void
}

interface CallOptions {
  /** Not a person's doing: does not keep the session awake. */
  background?: boolean
  /** Asked once for the page's life. */
  once?: boolean
}

const users = new Map<string, number>()

/** Forgets an answer ten minutes after the last screen that showed it has gone. */
function useExpiry(key: string): void {
  const { cache } = useSWRConfig()
  useEffect(() => {
    if (!key) return undefined
    users.set(key, (users.get(key) ?? 0) + 1)
    return () => {
      users.set(key, (users.get(key) ?? 1) - 1)
      setTimeout(() => {
        if (users.get(key) === 0) cache.delete(key)
      }, LIMITS.cacheTime)
    }
  }, [cache, key])
}

/** Reads by a call of the contract; a null call waits. Shared by key: the call's id and its input. */
export function useCall<S extends CallSchemas>(
  call: Call<S> | null,
  input?: Input<S>,
  { background = false, once = false }: CallOptions = {},
): CallState<Answer<S>> {
  const key = call && keyOf(call, input)
  const serialized = unstable_serialize(key)
  const { cache } = useSWRConfig()
  const { data, error, isLoading, mutate } = useSWR<Answer<S>, RequestError>(
    key,
    async () => {
      if (!call) throw new Error('A call that waits was made.')
      const isFirst = cache.get(serialized)?.data === undefined
      return (await request(call, input, { byPerson: isFirst && !background })).data
    },
    once ? { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } : {},
  )
  useExpiry(serialized)
  const retry = useCallback(() => {
    void mutate()
  }, [mutate])
  return { data, error, isLoading, retry }
}
