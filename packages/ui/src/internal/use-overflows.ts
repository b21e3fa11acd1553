'use client'
import { type RefObject, useEffect, useState } from 'react'

/** Tells whether an element's content is wider than the element, also after fonts, words or the window change; not while it is absent. */
export function useOverflows(ref: RefObject<HTMLElement | null>, isPresent: boolean) {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = isPresent ? ref.current : null
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [ref, isPresent])
  return overflows && isPresent
}
