import { useState } from 'react'
import { RequestError } from '../data/request-error.ts'

interface Attempt {
  attempt: () => Promise<void>
  isPending: boolean
  isDone: boolean
  error: RequestError | undefined
}

/** Whatever was thrown, as the failure of a call. */
export function asRequestError(reason: unknown): RequestError {
  return reason instanceof RequestError ? reason : new RequestError({ status: 0 })
}

/** Tries something once at a time, and tells how it went. */
export function useAttempt(act: () => Promise<unknown>): Attempt {
  const [isPending, setIsPending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [error, setError] = useState<RequestError>()
  const attempt = async (): Promise<void> => {
    setIsPending(true)
    setError(undefined)
    try {
      await act()
      setIsDone(true)
    } catch (reason) {
      setError(asRequestError(reason))
    } finally {
      setIsPending(false)
    }
  }
  return { attempt, isPending, isDone, error }
}
