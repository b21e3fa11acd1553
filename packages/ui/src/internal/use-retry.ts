import { useState } from 'react'

/** Runs retries and counts them, so that a persistent failure can be announced again. */
export function useRetry(onRetry: (() => void | Promise<unknown>) | undefined) {
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const retry = async () => {
    setPending(true)
    try {
      await onRetry?.()
    } catch {
      // The element with the retry button announces the failure, because it stays mounted.
    } finally {
      setPending(false)
      setAttempts((count) => count + 1)
    }
  }
  return { isPending, attempts, retry: () => void retry() }
}
