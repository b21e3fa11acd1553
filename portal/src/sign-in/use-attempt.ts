import { useState } from 'react'
import type { RequestError } from '../data/request-error.ts'
import { asRequestError } from '../data/request-error.ts'

interface Attempt {
  attempt: () => Promise<void>
  isPending: boolean
  isDone: boolean
  error: RequestError | undefined
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
