import { type RefObject, useEffect } from 'react'
import { frozenWidth, headHeight, defaultHead, viewWidth } from '../model/column-layout.ts'

const root = () => document.documentElement
/** Whether a SidePanel is open and takes space from a wide page. */
const hasPanel = () => 'sidePanel' in root().dataset

/**
 * Sets custom properties that depend on the window: the width of the details, the height of the names in large text,
 * and the row width before a panel opened.
 */
export function useGridMeasures(ref: RefObject<HTMLTableElement | null>, hasDetails: boolean) {
  useEffect(() => {
    const grid = ref.current
    const head = grid?.tHead
    if (!grid || !head || typeof ResizeObserver === 'undefined') return undefined
    const { style } = grid
    let width = 0
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === grid) {
          // Every cell inherits the property, so it is set only for details.
          if (hasDetails) style.setProperty(viewWidth, `${contentRect.width}px`)
          if (!hasPanel()) width = contentRect.width
        } else if (contentRect.height > defaultHead) style.setProperty(headHeight, `${contentRect.height}px`)
        else style.removeProperty(headHeight)
      }
    })
    observer.observe(head)
    observer.observe(grid)
    const release = () => style.removeProperty(frozenWidth)
    const panels = new MutationObserver(() => {
      if (hasPanel() && width > 0) style.setProperty(frozenWidth, `${width}px`)
      else release()
    })
    panels.observe(root(), { attributeFilter: ['data-side-panel'] })
    addEventListener('resize', release)
    return () => {
      observer.disconnect()
      panels.disconnect()
      removeEventListener('resize', release)
    }
  }, [ref, hasDetails])
}
