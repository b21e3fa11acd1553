import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the top and focuses the heading when the URL changes to another item, such as an article; Back and Forward
 * restore the position. Returns the ref of that heading.
 */
export function useFocusHeading(id: string | null, isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  const type = useNavigationType()
  useLayoutEffect(() => {
    if (!isThere || shown.current === id) return
    shown.current = id
    if (type === NavigationType.Pop) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [id, isThere, type])
  return heading
}
