import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { elementOf, positionOfColumn, readingOrder } from './cells.ts'
import { countIn, includesPosition } from './find-rows.ts'
import { makeMarks, type Marked, openAttribute } from './marks.ts'
import { rangesIn } from './text-ranges.ts'
import type { Finding } from './use-find.ts'

/** Marks matches in the rendered rows, again when others come into view. */
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
      const position = Number(row.dataset['index']) + (reach === 'page' ? 0 : firstRow)
      const isCurrentRow = match?.position === position
      if (!includesPosition(found, position)) continue
      for (const column of ids) {
        if (countIn(texts.textAt(position, [column]), found.needle) === 0) continue
        const isCurrent = isCurrentRow && match.column === column
        const element = elementOf(handle, row, column)
        const inCell = element && rangesIn(element, found.needle)
        const seen = inCell && inCell.ranges.length === 0 && inCell.whole ? [inCell.whole] : (inCell?.ranges ?? [])
        ranges.push(...seen)
        if (!isCurrent) continue
        current = inCell?.ranges[match.nth] ?? inCell?.whole
        cell = element ?? row.children[positionOfColumn(handle, column).column]
      }
    }
    return { ranges, current, cell }
  }

  const draw = useEventCallback(() => {
    // If the rows changed, nothing is marked until the search has run again.
    if (!finding || !grid.current || finding.found.texts !== texts) marks.clear()
    else marks.mark(markedIn(grid.current, finding))
  })

  const frame = useRef(0)
  const drawSoon = useEventCallback((..._changed: unknown[]) => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0
      draw()
    })
  })
  useEffect(() => drawSoon(finding, texts, firstRow), [drawSoon, finding, texts, firstRow])
  useLayoutEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => grid.current?.element?.contains(target))) drawSoon()
    })
    const element = table.current
    element?.setAttribute(openAttribute, '')
    if (element) observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      element?.removeAttribute(openAttribute)
      cancelAnimationFrame(frame.current)
      frame.current = 0
      marks.clear()
    }
  }, [table, grid, drawSoon, marks])
}
