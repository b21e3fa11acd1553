'use client'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { findOpener, type Opener, restoreTargetOf } from '../../internal/focus-back.ts'

/** Whether Tab can reach an element. */
export const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0

/**
 * Takes the focus when the panel opens. If it closes with the focus inside, the focus returns to the opener or a
 * remaining element near it.
 */
export function usePanelFocus(ref: RefObject<HTMLElement | null>) {
  const returnTo = useRef<Opener>(null)
  useLayoutEffect(() => {
    const panel = ref.current
    returnTo.current ??= findOpener()
    panel?.focus({ preventScroll: true })
    return () => {
      if (!panel?.contains(document.activeElement)) return
      queueMicrotask(() => {
        if (!panel.isConnected && returnTo.current) restoreTargetOf(returnTo.current)?.focus()
      })
    }
  }, [ref])
}

/** Keeps Tab in a full-screen panel, because the focus would otherwise move out of sight. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget
  if (event.key !== 'Tab' || panel.offsetWidth < window.innerWidth) return
  const stops = [...panel.querySelectorAll<HTMLElement>('*')].filter(isStop)
  const [first, last] = [stops[0], stops.at(-1)]
  const leaves = event.shiftKey ? event.target === first || event.target === panel : event.target === last
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
