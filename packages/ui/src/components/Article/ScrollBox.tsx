'use client'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface ScrollBoxProps {
  /** Names the group while it scrolls. */
  name: string
  className: string
  children: ReactNode
}

/** A box that scrolls sideways; it is focusable only if there is something to scroll to. */
export function ScrollBox({ name, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWide(element.scrollWidth > element.clientWidth + 1)
    // An observer reports only after the first frame.
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={className} {...(isWide && { role: 'group', 'aria-label': name, tabIndex: 0 })}>
      {children}
    </div>
  )
}
