import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { useCallback } from 'react'
import useSWRMutation from 'swr/mutation'
import { useRequest } from '../../data/caller.tsx'
import type { RequestOptions } from '../../data/client.ts'
import type { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { toast } from './toasts.ts'

/** Effects of a successful write; created once, outside the component. */
export interface WriteEffects {
  /** Calls whose responses are all refreshed. */
  refreshes?: readonly Pick<Call, 'id'>[]
  /** The toast on success. */
  toast?: MessageId
}

/** A write call and the state of its last attempt. */
export interface Write<S extends CallSchemas> {
  /** Sends it as user activity; rejects with a `RequestError`. */
  write: (input?: Input<S>, options?: RequestOptions) => Promise<Answer<S>>
  isPending: boolean
  /** Whether the last attempt succeeded. */
  isDone: boolean
  /** The failure of the last attempt; undefined while another is pending. */
  error: RequestError | undefined
}

const NONE: WriteEffects = {}

/** Resolves at the end of an attempt, which the caller awaits as well. */
async function endOf(_key: string, { arg }: { arg: Promise<unknown> }): Promise<true> {
  await arg
  return true
}

/** Sends a write, with its pending state, failure, refreshes and toast. */
export function useWrite<S extends CallSchemas>(
  call: Call<S>,
  { refreshes, toast: done }: WriteEffects = NONE,
): Write<S> {
  const request = useRequest()
  const { refresh } = useCachedResponses()
  const { trigger, isMutating, data, error } = useSWRMutation<true, RequestError, string, Promise<unknown>>(
    `${call.id} write`,
    endOf,
    { throwOnError: false, revalidate: false },
  )
  const write = useCallback<Write<S>['write']>(
    async (input, options) => {
      const sent = request(call, input, { byPerson: true, ...options })
      void trigger(sent)
      const answer = await sent
      if (refreshes) void refresh(...refreshes)
      if (done) toast(done)
      return answer.data
    },
    [call, request, trigger, refresh, refreshes, done],
  )
  const hasEnded = !isMutating
  return {
    write,
    isPending: isMutating,
    isDone: hasEnded && data === true && !error,
    error: hasEnded ? error : undefined,
  }
}
