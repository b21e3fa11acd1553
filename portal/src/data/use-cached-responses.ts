import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useCaller } from './caller.tsx'
import { keyOf } from './use-call.ts'

/** The cached responses of screens. */
export interface CachedResponses {
  /** Puts a response into the cache as if the server had just returned it. */
  put: <S extends CallSchemas>(call: Call<S>, input: Input<S> | undefined, answer: Answer<S>) => Promise<void>
  /** Refreshes all responses of some calls; until the new ones arrive, screens show the old ones. */
  refresh: (...calls: readonly Pick<Call, 'id'>[]) => Promise<void>
  /** Removes the responses of some calls, or of all other calls; visible ones load again. */
  forget: (which: { only: readonly Pick<Call, 'id'>[] } | { except: readonly Pick<Call, 'id'>[] }) => Promise<void>
}

function isOf(key: unknown, calls: readonly Pick<Call, 'id'>[]): boolean {
  return Array.isArray(key) && calls.some(({ id }) => id === key[0])
}

/** Updates, refreshes or removes cached responses of screens. */
export function useCachedResponses(): CachedResponses {
  const { mutate } = useSWRConfig()
  const caller = useCaller()
  return useMemo<CachedResponses>(
    () => ({
      put: async (call, input, answer) =>
        void (await mutate(keyOf(caller, call, input), answer, { revalidate: false })),
      refresh: async (...calls) => void (await mutate((key) => isOf(key, calls))),
      forget: async (which) => {
        const isMeant = (key: unknown): boolean => ('only' in which ? isOf(key, which.only) : !isOf(key, which.except))
        await mutate((key) => Array.isArray(key) && isMeant(key), undefined)
      },
    }),
    [mutate, caller],
  )
}
