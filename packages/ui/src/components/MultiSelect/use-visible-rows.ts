import { type RefObject, useCallback, useMemo, useState } from 'react'

/** Pixels above and below what is seen whose rows are drawn too. */
const beyond = 240
/** The height of a list that was not laid out yet, in pixels. */
const unknownHeight = 320

interface Row {
  id: string
  description?: string
}

/** Pixels that a row is taken to have until it was drawn. */
const expected = ({ description }: Row) => (description ? 56 : 36)

/** Chooses the rows of a long list that are near what is seen; rows may differ in height, which is measured as they are drawn. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const { heights, measure } = useRowHeights()
  const [view, setView] = useState({ top: 0, height: unknownHeight })

  const offsets = useMemo(() => {
    const starts = [0]
    for (const row of rows) starts.push((starts.at(-1) ?? 0) + (heights.get(row.id) ?? expected(row)))
    return starts
  }, [rows, heights])
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
    onScroll: () => {
      const element = list.current
      if (element) setView({ top: element.scrollTop, height: element.clientHeight || unknownHeight })
    },
  }
}

/** Learns the heights of drawn rows, which carry their id in `data-row`. */
function useRowHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const observer = useMemo(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    return new ResizeObserver((entries) => {
      const drawn = entries.flatMap(({ target }) =>
        target instanceof HTMLElement && target.offsetHeight > 0
          ? [[target.dataset.row ?? '', target.offsetHeight] as const]
          : [],
      )
      setHeights((known) =>
        drawn.every(([id, height]) => known.get(id) === height) ? known : new Map([...known, ...drawn]),
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
