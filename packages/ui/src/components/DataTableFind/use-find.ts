import { useEffect, useRef, useState } from 'react'
import { fold } from '../../internal/fold.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { readingOrder } from './cells.ts'
import { type Found, findRows, type Match, matchAt, numberFrom, sameMatch, totalOf } from './find-rows.ts'
import { useGoTo } from './use-go-to.ts'

/** What was found, and the match that is the current one with its row's id; none where there is none. */
export interface Finding {
  found: Found
  match: Match | undefined
  rowId: string | undefined
}

/** Looks for a text in a table's rows and goes from match to match. `from` is the place at which the first text begins. */
export function useFind(control: TableControl, from: () => number) {
  const { reader, columns } = control
  const { texts, idAt, grid } = reader
  const lead = useGoTo(control)
  const [text, setText] = useState('')
  const [finding, setFinding] = useState<Finding>()
  const [turn, setTurn] = useState(0)
  const needle = fold(text.trim())
  const start = useRef<number>(undefined)

  const findingOf = (found: Found, number: number): Finding => {
    const match = grid.current ? matchAt(found, number, readingOrder(grid.current, columns)) : undefined
    return { found, match, rowId: match && idAt(match.place) }
  }

  const showNumber = (found: Found, number: number) => {
    const next = findingOf(found, number)
    const { match } = next
    if (match) start.current = match.place
    setFinding(next)
    lead.goTo(match, false)
  }

  const take = useEventCallback((found: Found) => {
    // Other rows, not another text: what is looked at stays where it is.
    if (finding?.match && finding.found.needle === found.needle) {
      const number = sameMatch(found, finding.found, finding.match, (place) => idAt(place) === finding.rowId)
      setFinding(findingOf(found, number))
    } else showNumber(found, numberFrom(found, (start.current ??= from())))
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
    /** Counts the steps, of which each is told, also where it leads to the same match. */
    turn,
    step: (by: 1 | -1) => {
      // Among other rows it is looked for anew.
      if (!finding?.match || finding.found.texts !== texts) return
      const total = totalOf(finding.found)
      setTurn(turn + 1)
      showNumber(finding.found, (finding.match.number + by + total) % total)
    },
    /** Gives the focus to the cell of the current match; false where there is none on the page. */
    focusMatch: () => Boolean(finding?.match && lead.show(finding.match, true)),
  }
}
