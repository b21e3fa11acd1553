import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * What an address names besides its path, such as another article, begins at its top, with its heading, as soon as it is there; Back and Forward return
 * to where one was. Answers where that heading has to be.
 */
export function useFromTheTop(id: string | null, isThere: boolean): RefObject<HTMLHeadingElement | null> {
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
