import type { Call, CallSchemas, Input } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useContinueUrl } from '../../platform/routing/last-url.ts'

/** The progress of an acceptance. */
export interface AcceptanceProgress<S extends CallSchemas> {
  agree: (input: Input<S>) => Promise<void>
  isPending: boolean
  error: RequestError | undefined
}

/** Accepts a document, then continues to the original URL; shows a newer version if there is one. */
export function useAcceptance<S extends CallSchemas>(call: Call<S>, document: Pick<Call, 'id'>): AcceptanceProgress<S> {
  const { write, isPending, error } = useWrite(call)
  const { refresh, forget } = useCachedResponses()
  const navigate = useNavigate()
  const continueUrl = useContinueUrl()
  const hasAgreed = useRef(false)
  useEffect(
    () => () => {
      // After an acceptance, the next visit must load the current version.
      if (hasAgreed.current) void forget({ only: [document] })
    },
    [forget, document],
  )
  const agree = async (input: Input<S>): Promise<void> => {
    try {
      await write(input)
    } catch (reason) {
      if (asRequestError(reason).code !== 'VERSION_OUTDATED') return
      await refresh(document)
      window.scrollTo({ top: 0 })
      return
    }
    hasAgreed.current = true
    void forget({ only: [calls.legal.accepted, calls.legal.acceptedText] })
    await refresh(calls.session.userContext, calls.session.authStatus)
    void navigate(continueUrl, { replace: true })
  }
  return { agree, isPending, error }
}
