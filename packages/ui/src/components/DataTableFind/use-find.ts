import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fold } from '../../internal/fold.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { placeOfColumn, readingOrder } from './cells.ts'
import { type Found, findRows, type Match, matchAt, numberFrom, sameMatch, totalOf } from './find-rows.ts'

/** What was found, and the match that is the current one with its row's id; none where there is none. */
export interface Finding {
  found: Found
  match: Match | undefined
  rowId: string | undefined
}

/** Looks for a text in a table's rows and goes from match to match. `from` is the place at which the first text begins. */
export function useFind({ reader, columns, state, page, change }: TableControl, from: () => number) {
  const { texts, idAt, reach, firstRow, grid } = reader
  const { pageSize } = state
  const [text, setText] = useState('')
  const [finding, setFinding] = useState<Finding>()
  const needle = fold(text.trim())
  const isOnOnePage = reach === 'page' || pageSize === null
  // A match whose page is on its way.
  const wanted = useRef<Match>(undefined)
  const start = useRef<number>(undefined)

  const findingOf = (found: Found, number: number): Finding => {
    const match = grid.current ? matchAt(found, number, readingOrder(grid.current, columns)) : undefined
    return { found, match, rowId: match && idAt(match.place) }
  }

  /** Shows a match's cell, where its page is there. */
  const show = (match: Match, takesFocus: boolean) => {
    const row = match.place - (reach === 'page' ? 0 : firstRow)
    const isHere = isOnOnePage || (row >= 0 && row < pageSize)
    const id = idAt(match.place)
    if (!isHere || !grid.current || id === undefined) return false
    const { column, isDetail } = placeOfColumn(grid.current, match.column)
    if (isDetail) flushSync(() => grid.current?.openDetail(id))
    const hasFocus = grid.current.element?.contains(document.activeElement) ?? false
    grid.current.moveTo({ row, column, isDetail }, takesFocus || hasFocus)
    return true
  }

  const arrive = useEventCallback(() => {
    if (wanted.current && show(wanted.current, false)) wanted.current = undefined
  })
  // Not within the effect: rows out of view are drawn at once.
  useEffect(() => {
    const frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  })

  const goTo = (found: Found, number: number) => {
    const next = findingOf(found, number)
    const { match } = next
    wanted.current = match
    if (match) start.current = match.place
    setFinding(next)
    if (!match || isOnOnePage) return
    const itsPage = Math.floor(match.place / pageSize)
    if (itsPage !== page) change({ page: itsPage })
  }

  const take = useEventCallback((found: Found) => {
    // Other rows, not another text: what is looked at stays where it is.
    if (finding?.match && finding.found.needle === found.needle) {
      const number = sameMatch(found, finding.found, finding.match, (place) => idAt(place) === finding.rowId)
      setFinding(findingOf(found, number))
    } else goTo(found, numberFrom(found, (start.current ??= from())))
  })

  const last = finding?.found
  const before = useEventCallback(() => last)
  useEffect(() => {
    if (needle === '') return undefined
    let isOver = false
    void findRows(texts, needle, () => isOver, before()).then((found) => found && take(found))
    return () => {
      isOver = true
    }
  }, [texts, needle, before, take])

  return {
    text,
    type: (next: string) => {
      setText(next)
      if (fold(next.trim()) === '') setFinding(undefined)
    },
    /** Undefined before a text was looked for. */
    finding,
    step: (by: 1 | -1) => {
      // Among other rows it is looked for anew.
      if (!finding?.match || finding.found.texts !== texts) return
      const total = totalOf(finding.found)
      goTo(finding.found, (finding.match.number + by + total) % total)
    },
    /** Gives the focus to the cell of the current match; false where there is none on the page. */
    focusMatch: () => Boolean(finding?.match && show(finding.match, true)),
  }
}
