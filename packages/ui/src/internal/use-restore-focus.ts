'use client'
import { type RefObject, useLayoutEffect } from 'react'

/** Moves the focus of a removed element to its former parent, so that keyboard users continue from there. */
export function useRestoreFocus(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const parent = element?.parentElement
      if (!parent || !element.contains(document.activeElement)) return
      queueMicrotask(() => {
        if (document.activeElement !== document.body || !parent.isConnected) return
        if (!parent.hasAttribute('tabindex')) parent.tabIndex = -1
        parent.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
