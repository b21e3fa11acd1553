'use client'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import { defaultHead } from '../model/column-layout.ts'
import { placeRows } from '../model/row-offsets.ts'

interface VirtualRows<Row> {
  /** The rows' element; the grid around it scrolls. */
  bodyRef: RefObject<HTMLElement | null>
  /** A hidden element with the height of a one-line row, which reflects the current density. */
  gaugeRef: RefObject<HTMLDivElement | null>
  isVirtual: boolean
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** The gap between rows, and around them, in pixels. */
  gap: number
  /** The maximum height of the grid, as CSS. */
  maxHeight: string | undefined
  /** Returns the row that stays rendered at any scroll position, because it has the tab stop. */
  findFocusedRow: () => number
}

/** Rows rendered beyond the edges, so that nothing is blank before the next ones render. */
const overscan = 3
const initialRowHeight = 48
/** The height of an unmeasured grid, in pixels. */
const initialHeight = 640

const inPixels = (length: string | undefined) =>
  length?.endsWith('px') ? Number.parseFloat(length) || initialHeight : initialHeight
const heightIn = ({ borderBoxSize }: ResizeObserverEntry) => borderBoxSize[0]?.blockSize ?? 0

/**
 * Returns the rows to render, with their distance from the first. It reads the scroll position on scroll events and
 * heights from observers, so no render forces a layout.
 */
export function useVirtualRows<Row>(given: VirtualRows<Row>) {
  const { bodyRef, gaugeRef, isVirtual, rows, idOf, gap, maxHeight, findFocusedRow } = given
  const [defaultHeight, setDefaultHeight] = useState(initialRowHeight)
  const [viewHeight, setViewHeight] = useState(() => inPixels(maxHeight))
  const [scrolled, setScrolled] = useState(0)
  // Heights by row id, so that they survive reordering. Each change creates a new map.
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  const displayed = useRef(new Set<HTMLElement>())

  const offsets = useMemo(() => {
    const others: [number, number][] = []
    if (isVirtual && heights.size > 0) {
      rows.forEach((row, index) => {
        const height = heights.get(idOf(row))
        if (height !== undefined) others.push([index, height])
      })
    }
    return placeRows({ count: isVirtual ? rows.length : 0, rowHeight: defaultHeight, gap, others })
  }, [isVirtual, rows, idOf, heights, defaultHeight, gap])

  const windowAt = (offset: number) => {
    const top = Math.max(0, Math.min(offset, offsets.total - viewHeight + defaultHead))
    return {
      from: Math.max(0, offsets.indexAt(top) - overscan),
      // The header covers the first rows.
      to: Math.min(rows.length - 1, offsets.indexAt(top + viewHeight - defaultHead) + overscan),
    }
  }
  const { from, to } = windowAt(scrolled)

  const onScroll = useEventCallback((offset: number) => {
    const next = windowAt(offset)
    if (next.from !== from || next.to !== to) flushSync(() => setScrolled(offset))
  })

  const onRowHeights = useEventCallback((entries: readonly ResizeObserverEntry[]) => {
    const changes = entries.flatMap((entry) => {
      const index = Number((entry.target as HTMLElement).dataset['index'])
      const row = rows[index]
      const height = heightIn(entry)
      if (row === undefined || height === 0) return []
      const id = idOf(row)
      const before = heights.get(id) ?? defaultHeight
      return height === before ? [] : [{ index, id, height, before }]
    })
    const scroller = entries[0]?.target.parentElement?.parentElement
    if (changes.length === 0 || !scroller) return
    const next = new Map(heights)
    const top = scroller.scrollTop
    let above = 0
    for (const { index, id, height, before } of changes) {
      if (height === defaultHeight) next.delete(id)
      else next.set(id, height)
      if (offsets.startOf(index) < top) above += height - before
    }
    flushSync(() => setHeights(next))
    // Keeps the visible rows in place.
    if (above !== 0) scroller.scrollTop = top + above
  })

  // Another density changes the row heights. Rendered rows keep theirs until the observer reports a change.
  const onDefaultHeight = useEventCallback((height: number) => {
    if (height === 0 || height === defaultHeight) return
    const kept = new Map<string, number>()
    for (const element of displayed.current) {
      const row = rows[Number(element.dataset['index'])]
      const id = row === undefined ? undefined : idOf(row)
      const before = id === undefined ? undefined : (heights.get(id) ?? defaultHeight)
      if (id !== undefined && before !== undefined && before !== height) kept.set(id, before)
    }
    setDefaultHeight(height)
    setHeights(kept)
  })

  const [rowObserver] = useState(() =>
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onRowHeights),
  )
  const measureRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined
      const all = displayed.current
      all.add(row)
      rowObserver?.observe(row)
      return () => {
        all.delete(row)
        rowObserver?.unobserve(row)
      }
    },
    [rowObserver],
  )

  useLayoutEffect(() => {
    const scroller = isVirtual ? bodyRef.current?.parentElement : undefined
    if (!scroller) return undefined
    const listen = () => onScroll(scroller.scrollTop)
    scroller.addEventListener('scroll', listen, { passive: true })
    return () => scroller.removeEventListener('scroll', listen)
  }, [bodyRef, isVirtual, onScroll])

  useEffect(() => {
    const scroller = bodyRef.current?.parentElement
    const gauge = gaugeRef.current
    if (!isVirtual || !scroller || !gauge || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver((entries) => {
      for (const entry of entries) {
        if (entry.target === gauge) onDefaultHeight(heightIn(entry))
        else if (entry.contentRect.height > 0) {
          setViewHeight(entry.contentRect.height)
          // The rows can have changed since the last scroll event.
          setScrolled(scroller.scrollTop)
        }
      }
    })
    observer.observe(gauge)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [bodyRef, gaugeRef, isVirtual, onDefaultHeight])

  if (!isVirtual) return { items: undefined, totalHeight: undefined, measureRow: undefined, lastDrawn: -1 }
  const indexes = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const kept = findFocusedRow()
  if (kept >= 0 && kept < from) indexes.unshift(kept)
  else if (kept > to && kept < rows.length) indexes.push(kept)
  return {
    items: indexes.map((index) => ({ index, start: offsets.startOf(index) })),
    totalHeight: offsets.total,
    measureRow,
    lastDrawn: indexes.at(-1) ?? -1,
  }
}
