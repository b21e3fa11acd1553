import { useRef } from 'react'

interface Attempt {
  content: readonly unknown[]
  key: string
}

interface IdempotencyKeys {
  /**
   * Returns the idempotency key of a write. Equal content has the same key, so a repeat after a lost response has one
   * effect.
   */
  keyOf: (...content: readonly unknown[]) => string
  /** Records that the write succeeded, so the same content counts as a new write. */
  end: () => void
}

/** Returns idempotency keys that stay the same for a repeated write. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<Attempt | null>(null)
  return {
    keyOf: (...content) => {
      const before = last.current
      if (before && content.every((part, index) => part === before.content[index])) return before.key
      const key = crypto.randomUUID()
      last.current = { content, key }
      return key
    },
    end: () => (last.current = null),
  }
}
