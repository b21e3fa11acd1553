import { useRef } from 'react'

interface Attempt {
  content: readonly unknown[]
  key: string
}

interface SameWrite {
  /** The idempotency key of a write: equal content has the same key, so that a lost response has one effect. */
  keyOf: (...content: readonly unknown[]) => string
  /** Takes note that the write succeeded: the same content is another write after that. */
  end: () => void
}

/** Recognizes a write that is tried again. */
export function useSameWrite(): SameWrite {
  const last = useRef<Attempt | null>(null)
  return {
    keyOf: (...content) => {
      const before = last.current
      if (before && content.every((part, place) => part === before.content[place])) return before.key
      const key = crypto.randomUUID()
      last.current = { content, key }
      return key
    },
    end: () => (last.current = null),
  }
}
