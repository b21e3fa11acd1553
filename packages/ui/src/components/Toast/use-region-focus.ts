'use client'
import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

const landmarkNavigation = 'react-aria-landmark-navigation'

/** Keeps the focus reachable when notices come and go, and returns it to the page on F6 or Escape. */
export function useRegionFocus(ref: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement>(null)
  const shouldMoveFocus = useRef(false)
  const isWithin = useRef(false)

  const goBack = useCallback(() => previousFocus.current?.isConnected && previousFocus.current.focus(), [])

  useEffect(() => {
    const region = ref.current
    // After the last landmark, F6 returns to the previous focus.
    const leave = (event: Event) => {
      event.preventDefault()
      goBack()
    }
    region?.addEventListener(landmarkNavigation, leave)
    return () => region?.removeEventListener(landmarkNavigation, leave)
  }, [ref, goBack])

  useLayoutEffect(() => {
    // A notice that is replaced takes the focus with it and sends no blur event.
    const isLost = isWithin.current && document.activeElement === document.body
    if (!shouldMoveFocus.current && !isLost) return
    shouldMoveFocus.current = false
    isWithin.current = false
    const next = ref.current?.querySelector<HTMLElement>('button')
    if (ref.current?.contains(document.activeElement)) {
      isWithin.current = true
      return
    }
    if (next) next.focus()
    else goBack()
  })

  return {
    goBack,
    /** Must be called before a change that can remove the focused control. */
    keepFocus: useCallback(() => {
      shouldMoveFocus.current = ref.current?.contains(document.activeElement) ?? false
    }, [ref]),
    onBlur: (event: FocusEvent) => {
      isWithin.current = event.currentTarget.contains(event.relatedTarget)
    },
    onFocus: (event: FocusEvent) => {
      isWithin.current = true
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !ref.current?.contains(from)) previousFocus.current = from
    },
  }
}
