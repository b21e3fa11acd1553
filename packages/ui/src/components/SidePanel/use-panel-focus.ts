'use client'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { findOpener, type Opener, placeOf } from '../../internal/focus-back.ts'

/** Whether Tab reaches it. */
export const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0

/** Takes the focus when the panel opens and gives it back, or to what is left near, when it closes with the focus inside. */
export function usePanelFocus(ref: RefObject<HTMLElement | null>) {
  const returnTo = useRef<Opener>(null)
  useLayoutEffect(() => {
    const panel = ref.current
    returnTo.current ??= findOpener()
    panel?.focus({ preventScroll: true })
    return () => {
      if (!panel?.contains(document.activeElement)) return
      queueMicrotask(() => {
        if (!panel.isConnected && returnTo.current) placeOf(returnTo.current)?.focus()
      })
    }
  }, [ref])
}

/** Keeps Tab within a panel that covers the whole screen, where the focus would go out of sight. */
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
