'use client'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

interface VirtualRows<Row> {
  /** The rows' element; the grid around it scrolls. */
  bodyRef: RefObject<HTMLElement | null>
  /** An element as high as a row of one line, which tells the density in use. */
  gaugeRef: RefObject<HTMLDivElement | null>
  isVirtual: boolean
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Between rows, and around them where it is not 0, in pixels. */
  gap: number
  /** A row that stays drawn wherever the scrolling is, as it holds the tab stop. */
  keptRow: () => number
}

/** Rows drawn beyond the edges, so that nothing is blank while the next ones are made. */
const overscan = 5
const firstRowHeight = 48
/** What is drawn before the grid's height is known. */
const firstRect = { width: 0, height: 640 }

/** The rows to draw, with their distance from the first; all of them, one after another, where they are few. */
export function useVirtualRows<Row>({ bodyRef, gaugeRef, isVirtual, rows, idOf, gap, keptRow }: VirtualRows<Row>) {
  const [rowHeight, setRowHeight] = useState(firstRowHeight)
  // A height goes with its row, wherever that stands. Before any is drawn there is none, and no row is asked who it is.
  const hasDrawn = useRef(false)
  const keyOf = useCallback((index: number) => (hasDrawn.current ? idOf(rows[index] as Row) : index), [rows, idOf])
  // Its functions are new ones with every drawing, and nothing here keeps them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: isVirtual ? rows.length : 0,
    // Not the grid's own ref: it is not there yet when its rows are first drawn.
    getScrollElement: () => bodyRef.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    initialRect: firstRect,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const kept = keptRow()
      if (kept >= 0 && kept < range.count && !indexes.includes(kept)) {
        indexes.push(kept)
        indexes.sort((a, b) => a - b)
      }
      return indexes
    },
    // Never asks for a layout: until the observer tells, a row is as high as it was or as one line.
    measureElement: (row, entry, { itemSizeCache }) =>
      entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(keyOf(Number(row.dataset['index']))) ?? rowHeight,
  })

  useLayoutEffect(() => {
    const gauge = gaugeRef.current
    if (!isVirtual || !gauge || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (gauge.offsetHeight > 0) setRowHeight(gauge.offsetHeight)
    })
    observer.observe(gauge)
    return () => observer.disconnect()
  }, [gaugeRef, isVirtual])

  // In another density all have other heights. Rows that are drawn keep theirs: the observer tells of those that change.
  const measuredFor = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measuredFor.current === rowHeight) return
    measuredFor.current = rowHeight
    const { elementsCache, itemSizeCache } = virtual
    const drawn = [...itemSizeCache].filter(([key]) => elementsCache.get(key)?.isConnected)
    virtual.measure()
    for (const [key, height] of drawn) itemSizeCache.set(key, height)
  }, [rowHeight, virtual])

  const measureRow = useCallback(
    (row: HTMLElement | null) => {
      hasDrawn.current = true
      virtual.measureElement(row)
    },
    [virtual],
  )

  const items = virtual.getVirtualItems()
  return {
    items: isVirtual ? items : undefined,
    totalHeight: isVirtual ? virtual.getTotalSize() : undefined,
    measureRow: isVirtual ? measureRow : undefined,
    lastDrawn: items.at(-1)?.index ?? -1,
  }
}
