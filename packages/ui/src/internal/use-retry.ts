import { useState } from 'react'

/** Retries and counts attempts, so that a failure that persists can be announced again. */
export function useRetry(onRetry: (() => void | Promise<unknown>) | undefined) {
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const retry = async () => {
    setPending(true)
    try {
      await onRetry?.()
    } catch {
      // The element that offers the retry announces the failure, as it stays mounted.
    } finally {
      setPending(false)
      setAttempts((count) => count + 1)
    }
  }
  return { isPending, attempts, retry: () => void retry() }
}
