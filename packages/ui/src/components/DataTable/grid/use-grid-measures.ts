import { type RefObject, useEffect } from 'react'
import { headHeight, usualHead, viewWidth } from '../model/column-layout.ts'

/** Tells the style what only the window knows: how wide the view of details is, and how high the names are where text is large. */
export function useGridMeasures(ref: RefObject<HTMLTableElement | null>, hasDetails: boolean) {
  useEffect(() => {
    const grid = ref.current
    const head = grid?.tHead
    if (!grid || !head || typeof ResizeObserver === 'undefined') return undefined
    const { style } = grid
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === grid) style.setProperty(viewWidth, `${contentRect.width}px`)
        else if (contentRect.height > usualHead) style.setProperty(headHeight, `${contentRect.height}px`)
        else style.removeProperty(headHeight)
      }
    })
    observer.observe(head)
    if (hasDetails) observer.observe(grid)
    return () => observer.disconnect()
  }, [ref, hasDetails])
}
