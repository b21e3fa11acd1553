import { useState } from 'react'

/** Tries again, and counts how often, so that a failure that stands on can be announced anew. */
export function useRetry(onRetry: (() => void | Promise<unknown>) | undefined) {
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const retry = async () => {
    setPending(true)
    try {
      await onRetry?.()
    } catch {
      // The failure is told by what offers the retry, which stands on.
    } finally {
      setPending(false)
      setAttempts((count) => count + 1)
    }
  }
  return { isPending, attempts, retry: () => void retry() }
}
