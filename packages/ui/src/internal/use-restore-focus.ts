'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Gives the focus that an element held when it went away to the place where it stood, so that a keyboard goes on from there. */
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
