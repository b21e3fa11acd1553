import type { RefCallback } from 'react'
import { useEffect, useRef } from 'react'

/** Sets the focus after a list item is removed. */
interface NextFocus {
  /** Returns a ref that registers an element by a name. */
  known: (name: string) => RefCallback<HTMLElement>
  /** Names the element that gets the focus when the confirmation closes. */
  focusNext: (name: string) => void
}

/** Moves the focus when a list's confirmation closes, because the element that opened it no longer exists. */
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
    focusNext: (name) => void (next.current = name),
  }
}
