import type { RoutePrefetch } from '@tessera/contract'
import { callHeaders } from '@tessera/contract'
import type { State } from 'swr'
import { unstable_serialize } from 'swr'
import { peekAskedAhead } from './prefetched-responses.ts'
import type { Caller } from './client.ts'
import { urlOf } from './client.ts'
import { RequestError } from './request-error.ts'
import { readAnswer } from './request-once.ts'
import { noteServerTime } from './server-time.ts'
import { keyOf, noteAhead } from './use-call.ts'

/** Answers by their keys, as SWR keeps them. */
export type AnswerCache = Map<string, State<unknown, RequestError>>

const AT_REST = { isLoading: false, isValidating: false }

interface Asking {
  caller: Caller
  /** The search of the page's address. */
  search: string
  /** Whether a refusal is a response too: public pages render for anonymous visitors at once. */
  isPublic: boolean
}

interface PrefetchedCache {
  /** Resolves when all are there. */
  all: Promise<unknown>
  /** Only responses that have arrived. Later ones go to their readers: a rendered page isn't notified of the cache. */
  take: () => AnswerCache
}

/**
 * Seeds the cache with the document's prefetched responses, so that the first render is the page itself. Its readers
 * take each response once more, which sends nothing.
 */
export function seedCacheFromPrefetch(
  firstCalls: readonly RoutePrefetch[],
  { caller, search, isPublic }: Asking,
): PrefetchedCache {
  const cache: AnswerCache = new Map()
  let isTaken = false
  const keep = async ({ call, query, byPerson }: RoutePrefetch): Promise<void> => {
    const asked = typeof query === 'function' ? query(search) : query
    const input = asked && { query: asked }
    const answer = await peekAskedAhead(urlOf(caller, call, input ?? {}), callHeaders({ ...caller, byPerson }))
    if (!answer) return
    // Before anything reckons with what it says.
    noteServerTime(answer.headers)
    const key = unstable_serialize(keyOf(caller, call, input))
    const put = (state: State<unknown, RequestError>): void => {
      if (isTaken) return
      cache.set(key, { ...AT_REST, ...state })
      noteAhead(key)
    }
    await readAnswer(answer).then(
      (data) => put({ data }),
      (error: unknown) => isPublic && error instanceof RequestError && put({ error }),
    )
  }
  const take = (): AnswerCache => {
    isTaken = true
    return cache
  }
  return { all: Promise.allSettled(firstCalls.map(keep)), take }
}
