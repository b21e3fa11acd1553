import { useEffect, useRef, useState } from 'react'
import { fold } from '../../internal/fold.ts'
import { yieldToMain } from '../../internal/yield-to-main.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { readingOrder } from './cells.ts'
import { type Found, findFirst, findRows, type Match, matchAt, numberFrom, sameMatch, totalOf } from './find-rows.ts'
import { useGoTo } from './use-go-to.ts'

/** The result and the current match with its row's id; undefined if there is none. */
export interface Finding {
  found: Found
  /** Whether all matches are known, not only the first one. */
  isCounted: boolean
  match: Match | undefined
  rowId: string | undefined
}

/** Wraps around: the first match follows the last, and the last precedes the first. */
const wrapped = (number: number, total: number) => (total === 0 ? 0 : ((number % total) + total) % total)

/**
 * Finds text in a table's rows and moves between matches. `from` returns the position where the first search starts.
 */
export function useFind(control: TableControl, from: () => number) {
  const { reader, columns } = control
  const { texts, idAt, grid } = reader
  const goToMatch = useGoTo(control)
  const [text, setText] = useState('')
  const [finding, setFinding] = useState<Finding>()
  const [turn, setTurn] = useState(0)
  const needle = fold(text.trim())
  const start = useRef<number>(undefined)

  // Steps taken before the matches were counted.
  const stepsAhead = useRef(0)

  const findingOf = (found: Found, number: number, isCounted = true): Finding => {
    const match = grid.current ? matchAt(found, number, readingOrder(grid.current, columns)) : undefined
    return { found, isCounted, match, rowId: match && idAt(match.position) }
  }

  const showNumber = (found: Found, number: number, isCounted = true) => {
    const next = findingOf(found, number, isCounted)
    const { match } = next
    if (match) start.current = match.position
    setFinding(next)
    goToMatch.goTo(match, false)
  }

  const startAt = useEventCallback(() => (start.current ??= from()))
  const takeFirst = useEventCallback((first: Found) => showNumber(first, 0, false))
  const take = useEventCallback((found: Found) => {
    const steps = stepsAhead.current
    stepsAhead.current = 0
    // If the first match is already visible, or the same text is found in changed rows, the current match stays.
    const before = finding?.match && finding.found.needle === found.needle ? finding : undefined
    const number = before?.match
      ? sameMatch(found, before.found, before.match, (position) => idAt(position) === before.rowId)
      : numberFrom(found, startAt())
    if (before && steps === 0) setFinding(findingOf(found, number))
    else showNumber(found, wrapped(number + steps, totalOf(found)))
  })

  const counted = finding?.isCounted ? finding.found : undefined
  const before = useEventCallback(() => counted)
  const isShown = useEventCallback(() => finding?.found.needle === needle)
  useEffect(() => {
    if (needle === '') return undefined
    let isCanceled = false
    const search = async () => {
      const search = { texts, needle, isCanceled: () => isCanceled, before: before() }
      if (!isShown()) {
        const first = await findFirst(search, startAt())
        if (first && first.positions.length > 0) takeFirst(first)
        else return first && take(first)
        // The first match renders before the others are counted.
        await yieldToMain()
      }
      const found = await findRows(search)
      return found && take(found)
    }
    void search()
    return () => {
      isCanceled = true
    }
  }, [texts, needle, before, isShown, startAt, takeFirst, take])

  return {
    text,
    type: (next: string) => {
      stepsAhead.current = 0
      setText(next)
      if (fold(next.trim()) === '') setFinding(undefined)
    },
    /** Undefined before the first search. */
    finding,
    /** Counts the steps, because each is announced, even one to the same match. */
    turn,
    step: (by: 1 | -1) => {
      if (needle === '') return
      const isKnown = finding?.isCounted && finding.found.texts === texts && finding.found.needle === needle
      if (isKnown && !finding.match) return
      setTurn(turn + 1)
      if (isKnown && finding.match)
        showNumber(finding.found, wrapped(finding.match.number + by, totalOf(finding.found)))
      else stepsAhead.current += by
    },
    /** Moves focus to the cell of the current match; returns false if the page has none. */
    focusMatch: () => Boolean(finding?.match && goToMatch.show(finding.match, true)),
  }
}
