import type { RefCallback } from 'react'
import { useEffect, useRef } from 'react'

/** Returns the next focus target when the focused list item is removed. */
interface NextFocus {
  /** Makes an element known by a name. */
  known: (name: string) => RefCallback<HTMLElement>
  /** Whose turn it is once the question is closed. */
  goOn: (name: string) => void
}

/** Leads the focus on once a question about a list is closed; nothing is there any more for it to go back to. */
export function useNextFocus(isAsking: boolean): NextFocus {
  const elements = useRef(new Map<string, HTMLElement>())
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (isAsking || next.current === undefined) return
    elements.current.get(next.current)?.focus()
    next.current = undefined
  }, [isAsking])
  return {
    known: (name) => (element) => {
      if (element) elements.current.set(name, element)
      return () => void elements.current.delete(name)
    },
    goOn: (name) => void (next.current = name),
  }
}
