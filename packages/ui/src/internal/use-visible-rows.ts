'use client'
import { type RefObject, useCallback, useMemo, useState } from 'react'

/** Pixels above and below the visible part whose rows also render. */
const beyond = 240
/** The height of a list before its layout, in pixels. */
const unknownHeight = 320

interface VisibleRows<Row extends { id: string }> {
  /** Estimated height of a row in pixels before it renders; must be a stable function. */
  expected: (row: Row) => number
  /** The initially visible row. */
  start?: number
}

/** Chooses the rows of a long list near the visible part; their heights can differ and are measured. */
export function useVisibleRows<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { expected, start = 0 }: VisibleRows<Row>,
) {
  const { heights, measure } = useRowHeights()

  const offsets = useMemo(() => {
    const starts = [0]
    for (const row of rows) starts.push((starts.at(-1) ?? 0) + (heights.get(row.id) ?? expected(row)))
    return starts
  }, [rows, heights, expected])
  const [view, setView] = useState(() => ({ top: offsets[start] ?? 0, height: unknownHeight }))
  const total = offsets.at(-1) ?? 0

  const rowAt = (y: number) => {
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((offsets[middle + 1] ?? 0) <= y) low = middle + 1
      else high = middle
    }
    return low
  }
  const top = Math.min(view.top, Math.max(0, total - view.height))
  const first = rowAt(top - beyond)
  const last = Math.min(rows.length, rowAt(top + view.height + beyond) + 1)

  return {
    first,
    last,
    offsets,
    before: offsets[first] ?? 0,
    after: total - (offsets[last] ?? total),
    measure,
    /** Renders the rows near the visible part after a scroll or a height change. */
    onScroll: () => {
      const element = list.current
      if (!element) return
      const { scrollTop: top, clientHeight } = element
      const height = clientHeight || unknownHeight
      setView((before) => (before.top === top && before.height === height ? before : { top, height }))
    },
  }
}

/** Measures the heights of rendered rows, which have their id in `data-row`. */
function useRowHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const observer = useMemo(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    return new ResizeObserver((entries) => {
      const displayed = entries.flatMap(({ target }) =>
        target instanceof HTMLElement && target.offsetHeight > 0
          ? [[target.dataset.row ?? '', target.offsetHeight] as const]
          : [],
      )
      setHeights((known) =>
        displayed.every(([id, height]) => known.get(id) === height) ? known : new Map([...known, ...displayed]),
      )
    })
  }, [])
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined
      observer?.observe(row)
      return () => observer?.unobserve(row)
    },
    [observer],
  )
  return { heights, measure }
}
