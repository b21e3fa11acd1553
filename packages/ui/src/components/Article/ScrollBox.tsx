'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ScrollBoxProps {
  /** Names the region while it scrolls. */
  name: string
  className: string
  children: ReactNode
}

/** A box that scrolls sideways; it takes focus only while there is something to scroll to. */
export function ScrollBox({ name, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={className} {...(isWide && { role: 'region', 'aria-label': name, tabIndex: 0 })}>
      {children}
    </div>
  )
}
