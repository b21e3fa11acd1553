'use client'
import { type RefObject, useEffect } from 'react'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { useMediaQuery } from '../../internal/use-media-query.ts'
import { useVisibleRows } from '../../internal/use-visible-rows.ts'
import type { TreeRow } from './tree-rows.ts'

/** A rendered row, or a gap for rows that are not rendered. */
type Drawn = { kind: 'row'; row: TreeRow; index: number } | { kind: 'gap'; from: number; height: number }

const finePointer = () => 36
const coarsePointer = () => 44

function setScrollTop(element: HTMLElement, top: number) {
  element.scrollTop = top
}

interface DrawnRows {
  /** The row that stays rendered at any scroll position, because it is the tab stop. */
  active: number
  /** The initially visible row. */
  start: number
}

/** Chooses the rows to render, and scrolls the tree without moving the page. */
export function useRenderedRows(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  { active, start }: DrawnRows,
) {
  const expected = useMediaQuery('(pointer: coarse)') ? coarsePointer : finePointer
  const isPrinted = useMediaQuery('print')
  const { first, last, offsets, measure, onScroll } = useVisibleRows(tree, rows, { expected, start })

  const scrollTo = (index: number, block: 'nearest' | 'center') => {
    const element = tree.current
    if (!element) return
    const above = offsets[index] ?? 0
    const below = offsets[index + 1] ?? above
    const { clientHeight, scrollTop } = element
    if (above >= scrollTop && below <= scrollTop + clientHeight) return
    const nearest = above < scrollTop ? above : below - clientHeight
    setScrollTop(element, block === 'center' ? (above + below - clientHeight) / 2 : nearest)
    onScroll()
  }

  const handleScroll = useEventCallback(onScroll)
  const appear = useEventCallback(() => scrollTo(start, 'center'))
  useEffect(() => {
    const element = tree.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    let wasShown = false
    const observer = new ResizeObserver(() => {
      const isShown = element.clientHeight > 0
      // A hidden tree, as in a closed Disclosure, cannot be scrolled before it is shown.
      if (isShown && !wasShown) appear()
      wasShown = isShown
      handleScroll()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [tree, handleScroll, appear])

  const indexes = isPrinted ? [...rows.keys()] : Array.from({ length: last - first }, (_, index) => first + index)
  if (!isPrinted && rows.length > 0 && active < first) indexes.unshift(active)
  if (!isPrinted && active >= last && active < rows.length) indexes.push(active)

  const displayed: Drawn[] = []
  let next = 0
  const addGap = (to: number) => {
    const height = (offsets[to] ?? 0) - (offsets[next] ?? 0)
    if (height > 0) displayed.push({ kind: 'gap', from: next, height })
  }
  for (const index of indexes) {
    const row = rows[index]
    if (!row) continue
    addGap(index)
    displayed.push({ kind: 'row', row, index })
    next = index + 1
  }
  addGap(rows.length)
  return { displayed, scrollTo, measure, onScroll }
}
