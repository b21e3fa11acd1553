import type { Answer, Call, CallSchemas, Input } from '@tessera/contract'
import { useCallback } from 'react'
import useSWRMutation from 'swr/mutation'
import { useRequest } from '../../data/caller.tsx'
import type { RequestOptions } from '../../data/client.ts'
import type { RequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { toast } from './toasts.ts'

/** Effects of a successful write; created once, outside the component. */
export interface WriteEffects {
  /** Calls that it affects: all of their responses are refreshed. */
  refreshes?: readonly Pick<Call, 'id'>[]
  /** The notice on success. */
  toast?: MessageId
}

/** A call that changes something, and how far the last try is. */
export interface Write<S extends CallSchemas> {
  /** Sends it as a person's doing; rejects with a `RequestError`. */
  write: (input?: Input<S>, options?: RequestOptions) => Promise<Answer<S>>
  isPending: boolean
  /** Whether the last try has worked. */
  isDone: boolean
  /** The failure of the last attempt; undefined while another is pending. */
  error: RequestError | undefined
}

const NONE: WriteEffects = {}

/** The end of a try, which the caller waits for as well. */
async function endOf(_key: string, { arg }: { arg: Promise<unknown> }): Promise<true> {
  await arg
  return true
}

/** Sends a write: pending state, failure, refreshes and notice. */
export function useWrite<S extends CallSchemas>(
  call: Call<S>,
  { refreshes, toast: done }: WriteEffects = NONE,
): Write<S> {
  const request = useRequest()
  const { refresh } = useAnswers()
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
