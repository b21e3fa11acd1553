import { type RefObject, useEffect, useRef, useState } from 'react'

/** The number of stories that load together; a browser cannot load all of a page. */
const AT_ONCE = 4
const waiting = new Set<() => void>()
let loading = 0

function startNext() {
  for (const begin of waiting) {
    if (loading === AT_ONCE) return
    waiting.delete(begin)
    loading++
    begin()
  }
}

/**
 * Returns whether heavy content can load: a few at a time, in the order in which they come into view. Call `end` when
 * it has loaded.
 */
export function useTurn(ref: RefObject<HTMLElement | null>): { hasTurn: boolean; end: () => void } {
  const [hasTurn, setTurn] = useState(false)
  const ending = useRef<() => void>(() => undefined)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let isLoading = false
    const begin = () => {
      isLoading = true
      setTurn(true)
    }
    const end = () => {
      if (!isLoading) return
      isLoading = false
      loading--
      startNext()
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      waiting.add(begin)
      startNext()
    })
    observer.observe(element)
    ending.current = end
    return () => {
      observer.disconnect()
      waiting.delete(begin)
      end()
    }
  }, [ref])
  return { hasTurn, end: () => ending.current() }
}
