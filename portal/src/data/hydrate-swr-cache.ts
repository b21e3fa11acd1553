import type { RoutePrefetch } from '@tessera/contract'
import { callHeaders } from '@tessera/contract'
import type { State } from 'swr'
import { unstable_serialize } from 'swr'
import { peekPrefetched } from './prefetched-responses.ts'
import type { Caller } from './client.ts'
import { urlOf } from './client.ts'
import { RequestError } from './request-error.ts'
import { readAnswer } from './request-once.ts'
import { noteServerTime } from './server-time.ts'
import { keyOf, notePrefetched } from './use-call.ts'

/** Responses by their SWR keys. */
export type AnswerCache = Map<string, State<unknown, RequestError>>

const AT_REST = { isLoading: false, isValidating: false }

interface PrefetchContext {
  caller: Caller
  /** The query string of the page's URL. */
  search: string
  /** Whether a refusal counts as a response: public pages then render immediately for anonymous visitors. */
  isPublic: boolean
}

interface PrefetchedCache {
  /** Resolves when all responses have arrived. */
  all: Promise<unknown>
  /**
   * Takes only responses that have arrived. Later ones go directly to their readers, because a rendered page is not
   * notified of cache changes.
   */
  take: () => AnswerCache
}

/**
 * Seeds the cache with the document's prefetched responses, so the first render shows the complete page. Components
 * that read a response consume the prefetched one without a request.
 */
export function seedCacheFromPrefetch(
  prefetches: readonly RoutePrefetch[],
  { caller, search, isPublic }: PrefetchContext,
): PrefetchedCache {
  const cache: AnswerCache = new Map()
  let isTaken = false
  const keep = async ({ call, query, byPerson }: RoutePrefetch): Promise<void> => {
    const requested = typeof query === 'function' ? query(search) : query
    const input = requested && { query: requested }
    const answer = await peekPrefetched(urlOf(caller, call, input ?? {}), callHeaders({ ...caller, byPerson }))
    if (!answer) return
    // Must run before any code uses times from the response.
    noteServerTime(answer.headers)
    const key = unstable_serialize(keyOf(caller, call, input))
    const put = (state: State<unknown, RequestError>): void => {
      if (isTaken) return
      cache.set(key, { ...AT_REST, ...state })
      notePrefetched(key)
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
  return { all: Promise.allSettled(prefetches.map(keep)), take }
}
