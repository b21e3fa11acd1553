'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { below, breakpoints } from '../theme/media.ts'
import { useMediaQuery } from './use-media-query.ts'

/** A width class by the theme's breakpoints: phone, tablet or desktop. */
export type Breakpoint = keyof typeof order

const order = { small: 0, medium: 1, large: 2 }

/**
 * The maximum width in pixels of gutters, a card and a scrollbar. An element with only these around it has the window's
 * breakpoint.
 */
const surroundings = 128

const breakpointOf = (width: number): Breakpoint =>
  width < breakpoints.medium - surroundings ? 'small' : width < breakpoints.large - surroundings ? 'medium' : 'large'

/** Returns the window's breakpoint, or that of the element if it is narrower, and follows both; 'large' on a server. */
export function useBreakpoint(ref: RefObject<HTMLElement | null>): Breakpoint {
  const isSmall = useMediaQuery(below.medium)
  const isMedium = useMediaQuery(below.large)
  const [ofElement, setOfElement] = useState<Breakpoint>('large')
  const known = useRef(ofElement)
  const ofWindow = isSmall ? 'small' : isMedium ? 'medium' : 'large'

  useLayoutEffect(() => {
    const element = ref.current
    // In a small window, no element has a larger breakpoint.
    if (isSmall || !element) return undefined
    if (typeof ResizeObserver === 'undefined') return undefined
    // The observer reports the first layout before it is painted, so this effect does not have to measure it.
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      const next = width > 0 ? breakpointOf(width) : known.current
      if (next === known.current) return
      known.current = next
      flushSync(() => setOfElement(next))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSmall])

  return order[ofElement] < order[ofWindow] ? ofElement : ofWindow
}
