import { useEffect, useState } from 'react'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { elementOf, placeOfColumn, readingOrder } from './cells.ts'
import { countIn, holds } from './find-rows.ts'
import { makeMarks, type Marked } from './marks.ts'
import { rangesIn } from './text-ranges.ts'
import type { Finding } from './use-find.ts'

/** Marks what was found in the rows that are drawn, and again as other rows come into view. */
export function useMarks({ reader, columns }: TableControl, finding: Finding | undefined) {
  const { texts, reach, firstRow, table, grid } = reader
  const [marks] = useState(makeMarks)

  const markedIn = (handle: NonNullable<typeof grid.current>, { found, match }: Finding): Marked => {
    const ranges: Range[] = []
    let current: Range | undefined
    let cell: Element | undefined
    const ids = readingOrder(handle, columns)
    const rows = handle.element?.querySelectorAll<HTMLElement>(':scope > [role=rowgroup] > [data-index]') ?? []
    for (const row of rows) {
      const place = Number(row.dataset['index']) + (reach === 'page' ? 0 : firstRow)
      const isCurrentRow = match?.place === place
      if (!holds(found, place)) continue
      for (const column of ids) {
        if (countIn(texts.textAt(place, [column]), found.needle) === 0) continue
        const isCurrent = isCurrentRow && match.column === column
        const element = elementOf(handle, row, column)
        const inCell = element && rangesIn(element, found.needle)
        const seen = inCell && inCell.ranges.length === 0 && inCell.whole ? [inCell.whole] : (inCell?.ranges ?? [])
        ranges.push(...seen)
        if (!isCurrent) continue
        current = inCell?.ranges[match.nth] ?? inCell?.whole
        cell = element ?? row.children[placeOfColumn(handle, column).column]
      }
    }
    return { ranges, current, cell }
  }

  const draw = useEventCallback(() => {
    // What was found among other rows is looked for anew.
    if (!finding || !grid.current || finding.found.texts !== texts) marks.clear()
    else marks.mark(markedIn(grid.current, finding))
  })

  useEffect(() => {
    const frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        draw()
      })
    })
    if (table.current) observer.observe(table.current, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      marks.clear()
    }
  }, [table, draw, marks])
}
