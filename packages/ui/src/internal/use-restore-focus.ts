'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Moves the focus of a removed element to its former place, so that keyboard users continue from there. */
export function useRestoreFocus(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const place = element?.parentElement
      if (!place || !element.contains(document.activeElement)) return
      queueMicrotask(() => {
        if (document.activeElement !== document.body || !place.isConnected) return
        if (!place.hasAttribute('tabindex')) place.tabIndex = -1
        place.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
