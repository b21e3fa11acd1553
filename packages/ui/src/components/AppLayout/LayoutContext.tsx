'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './AppLayout.css.ts'

/**
 * Keeps the context in view and sets its height for the layout: the header sticks below it, and focus scrolls clear of
 * it.
 */
export function LayoutContext({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    const layout = element?.parentElement
    if (!element || !layout || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      // Rounded down, so that no line of the page shows between context and header.
      layout.style.setProperty(styles.contextSize, `${Math.floor(element.getBoundingClientRect().height)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      layout.style.removeProperty(styles.contextSize)
    }
  }, [])
  return (
    <div ref={ref} className={styles.context}>
      {wrapTexts(children)}
    </div>
  )
}
