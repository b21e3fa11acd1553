'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStop } from './use-panel-focus.ts'

const containsStop = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('*')].some(isStop)

/** Returns the `tabIndex` of a scroll area: 0 if it overflows and contains no Tab stop, so that keys can scroll it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || typeof ResizeObserver === 'undefined') return undefined
    const update = () => setNeedsStop(area.scrollHeight > area.clientHeight && !containsStop(area))
    const sizes = new ResizeObserver(update)
    sizes.observe(area)
    const contents = new MutationObserver(update)
    contents.observe(area, { childList: true, subtree: true, characterData: true })
    update()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [ref])
  return needsStop ? 0 : undefined
}
