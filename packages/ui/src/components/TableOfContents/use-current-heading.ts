'use client'
import { useEffect, useState } from 'react'

/** A heading counts as read if it is in the upper third of the window, or anywhere above the window. */
const READ_ZONE = '1000000px 0px -66% 0px'

/** Returns whether the window is scrolled to its end, where the last headings do not reach the upper third. */
function useAtEnd() {
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      setAtEnd(scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [])
  return isAtEnd
}

/** Returns the id of the heading that the user is reading, of ids in page order; `undefined` before the first one. */
export function useCurrentHeading(ids: readonly string[], chosen: string | undefined) {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const isAtEnd = useAtEnd()
  const list = ids.join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          }
          return next
        }),
      // `document` also works for a page in a frame, whose window is not the outer one.
      { root: document, rootMargin: READ_ZONE },
    )
    for (const id of list.split(' ')) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => {
      observer.disconnect()
      setPassed(new Set())
    }
  }, [list])

  if (isAtEnd) return chosen !== undefined && ids.includes(chosen) && !passed.has(chosen) ? chosen : ids.at(-1)
  return ids.findLast((id) => passed.has(id))
}
