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
      // The failure is announced by the element with the retry button, because that element stays mounted.
    } finally {
      setPending(false)
      setAttempts((count) => count + 1)
    }
  }
  return { isPending, attempts, retry: () => void retry() }
}
