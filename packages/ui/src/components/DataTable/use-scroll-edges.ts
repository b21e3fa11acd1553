'use client'
import { type RefObject, useEffect } from 'react'

/** Tells a grid's style whether columns are hidden behind those that stay, without drawing anything again. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, hasSticky: boolean) {
  useEffect(() => {
    const element = ref.current
    if (!element || !hasSticky || typeof ResizeObserver === 'undefined') return undefined
    let frame = 0
    const mark = () => {
      frame = 0
      // From right to left the distance is negative.
      const scrolled = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-scrolled', scrolled > 1)
      element.toggleAttribute('data-more', scrolled < element.scrollWidth - element.clientWidth - 1)
    }
    const markSoon = () => {
      frame ||= requestAnimationFrame(mark)
    }
    const observer = new ResizeObserver(markSoon)
    observer.observe(element)
    element.addEventListener('scroll', markSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', markSoon)
    }
  }, [ref, hasSticky])
}
