import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useCaller } from './caller.tsx'
import { keyOf } from './use-call.ts'

/** The answers that screens show. */
export interface Answers {
  /** Takes an answer to what a call was asked with, as if the server had just given it. */
  put: <S extends CallSchemas>(call: Call<S>, input: Input<S> | undefined, answer: Answer<S>) => Promise<void>
  /** Asks some calls again, whatever they were asked with; what is shown stays until the answers come. */
  refresh: (...calls: readonly Pick<Call, 'id'>[]) => Promise<void>
  /** Forgets the answers of some calls, or all but those; what is on the page is asked for again. */
  forget: (which: { only: readonly Pick<Call, 'id'>[] } | { except: readonly Pick<Call, 'id'>[] }) => Promise<void>
}

function isOf(key: unknown, calls: readonly Pick<Call, 'id'>[]): boolean {
  return Array.isArray(key) && calls.some(({ id }) => id === key[0])
}

/** The answers that screens show: to put one in place, ask for some again or forget them. */
export function useAnswers(): Answers {
  const { mutate } = useSWRConfig()
  const caller = useCaller()
  return useMemo<Answers>(
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
