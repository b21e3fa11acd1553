'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStop } from './use-panel-focus.ts'

const containsStop = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('*')].some(isStop)

/** Returns the `tabIndex` of a scroll area: 0 if it overflows and contains no Tab stop, so that keys can scroll it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [isOne, setOne] = useState(false)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || typeof ResizeObserver === 'undefined') return undefined
    const update = () => setOne(place.scrollHeight > place.clientHeight && !containsStop(place))
    const sizes = new ResizeObserver(update)
    sizes.observe(place)
    const contents = new MutationObserver(update)
    contents.observe(place, { childList: true, subtree: true, characterData: true })
    update()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [ref])
  return isOne ? 0 : undefined
}
