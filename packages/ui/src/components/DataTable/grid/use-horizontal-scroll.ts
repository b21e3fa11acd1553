'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface HorizontalScroll {
  /** The grid scrolls by itself; otherwise its header and its body scroll together. */
  isBoxed: boolean
  hasSticky: boolean
  /** Identifies the body's content; new content is scrolled to its start. */
  body: string
}

const sectionsOf = (grid: HTMLTableElement) => [grid.tHead, ...grid.tBodies].filter((each) => each !== null)

/** Scrolls header and body sideways together without rendering, and marks the sides with columns out of view. */
export function useHorizontalScroll(
  ref: RefObject<HTMLTableElement | null>,
  { isBoxed, hasSticky, body }: HorizontalScroll,
) {
  // The scroll offset of header and rows, so that rendering needn't read it.
  const scrollOffset = useRef(0)

  useEffect(() => {
    const grid = ref.current
    if (!grid || (isBoxed && !hasSticky) || typeof ResizeObserver === 'undefined') return undefined
    const scroller = () => (isBoxed ? grid : (grid.tBodies[0] ?? grid))
    let frame = 0
    const mark = () => {
      frame = 0
      const { scrollLeft, scrollWidth, clientWidth } = scroller()
      // In right-to-left text the distance is negative.
      const scrolled = Math.abs(scrollLeft)
      grid.toggleAttribute('data-scrolled', scrolled > 1)
      grid.toggleAttribute('data-more', scrolled < scrollWidth - clientWidth - 1)
    }
    const markSoon = () => {
      if (hasSticky) frame ||= requestAnimationFrame(mark)
    }
    const onScroll = ({ target }: Event) => {
      const isOwn = target instanceof HTMLElement && (isBoxed ? target === grid : target.parentElement === grid)
      // The last offset is kept, so that vertical scrolling changes nothing here.
      if (!isOwn || target.scrollLeft === scrollOffset.current) return
      scrollOffset.current = target.scrollLeft
      if (!isBoxed) for (const section of sectionsOf(grid)) section.scrollLeft = scrollOffset.current
      markSoon()
    }
    // The header does not scroll by itself.
    const onWheel = ({ target, deltaX, deltaY, shiftKey }: WheelEvent) => {
      if (!isBoxed && target instanceof Node && grid.tHead?.contains(target))
        scroller().scrollLeft += deltaX || (shiftKey ? deltaY : 0)
    }
    const observer = new ResizeObserver(markSoon)
    observer.observe(grid)
    // Scroll events do not bubble, so this captures them.
    const options = { capture: true, passive: true }
    grid.addEventListener('scroll', onScroll, options)
    grid.addEventListener('wheel', onWheel, options)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      grid.removeEventListener('scroll', onScroll, options)
      grid.removeEventListener('wheel', onWheel, options)
    }
  }, [ref, isBoxed, hasSticky])

  useLayoutEffect(() => {
    const [head, rows] = ref.current && !isBoxed ? sectionsOf(ref.current) : []
    if (head && rows && body && scrollOffset.current !== 0) rows.scrollLeft = scrollOffset.current
  }, [ref, isBoxed, body])
}
