'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

const STOPS = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** The `tabIndex` of a place that may scroll: a Tab stop where it does and holds none itself, so that keys reach all of it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [isStop, setStop] = useState(false)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || typeof ResizeObserver === 'undefined') return undefined
    const look = () => setStop(place.scrollHeight > place.clientHeight && !place.querySelector(STOPS))
    const sizes = new ResizeObserver(look)
    sizes.observe(place)
    const contents = new MutationObserver(look)
    contents.observe(place, { childList: true, subtree: true, characterData: true })
    look()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [ref])
  return isStop ? 0 : undefined
}
