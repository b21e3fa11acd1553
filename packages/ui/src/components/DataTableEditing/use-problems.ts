import { useMemo, useRef, useState } from 'react'
import { fill, formsOf, plural } from '../../messages/format.ts'
import type { Said } from '../../messages/words.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { readingOrder } from '../DataTableFind/cells.ts'
import { useGoTo } from '../DataTableFind/use-go-to.ts'
import { cellAt, focusValue, offsetOf } from './cell-places.ts'
import type { DataTableCellProblem } from './edit-types.ts'
import type { CellEdits } from './use-cell-edits.ts'
import type { ProblemsByRow } from './use-cell-marks.tsx'
import type { dataTableEditingWords } from './words.ts'

interface Given {
  control: TableControl
  problems: readonly DataTableCellProblem[]
  edits: CellEdits
  words: Said<typeof dataTableEditingWords>
  locale: string
}

interface Place {
  place: number
  rowId: string
  column: string
  /** Its number in the order in which a row is read. */
  nth: number
  message: string
}

/** Several sentences, some of which have their full stop. */
export const inOne = (sentences: readonly string[]) =>
  sentences.map((each, index) => (index < sentences.length - 1 ? each.replace(/\.$/, '') : each)).join('. ')

function byRow(problems: readonly DataTableCellProblem[]): ProblemsByRow {
  const rows = new Map<string, Record<string, string>>()
  for (const { rowId, columnId, message } of problems) {
    const row = rows.get(rowId) ?? {}
    row[columnId] = message
    rows.set(rowId, row)
  }
  return rows
}

/** Those that the application knows, and what was refused since. */
function withRefused(problems: ProblemsByRow, edits: CellEdits): ProblemsByRow {
  const all = new Map(problems)
  for (const [rowId, row] of edits) {
    const refused = Object.entries(row).flatMap(([column, { message }]) =>
      message === undefined ? [] : [[column, message]],
    )
    if (refused.length > 0) all.set(rowId, { ...all.get(rowId), ...Object.fromEntries(refused) })
  }
  return all
}

const inReadingOrder = (a: Pick<Place, 'place' | 'nth'>, b: Pick<Place, 'place' | 'nth'>) =>
  a.place - b.place || a.nth - b.nth

/** The problems of a table, and the way from one to the next, wherever its row is. */
export function useProblems({ control, problems, edits, words, locale }: Given) {
  const { reader, columns } = control
  const given = useMemo(() => byRow(problems), [problems])
  const all = useMemo(() => withRefused(given, edits), [given, edits])
  const count = useMemo(() => [...all.values()].reduce((sum, row) => sum + Object.keys(row).length, 0), [all])
  const { show, goTo } = useGoTo(control)
  const last = useRef<Place>(undefined)
  const [note, setNote] = useState('')

  /** The problems in rows that can be shown, in the order in which they are read. */
  const placed = () => {
    const { grid, texts, idAt } = reader
    const order = grid.current ? readingOrder(grid.current, columns) : []
    const found: Place[] = []
    for (let place = 0, left = all.size; place < texts.count && left > 0; place += 1) {
      const rowId = idAt(place)
      const row = rowId === undefined ? undefined : all.get(rowId)
      if (rowId === undefined || !row) continue
      left -= 1
      for (const [nth, column] of order.entries()) {
        const message = row[column]
        if (message !== undefined) found.push({ place, rowId, column, nth, message })
      }
    }
    return found
  }

  /** Where one is: at the problem that one was led to, or in the cell that has the focus. */
  const present = (found: readonly Place[]): Pick<Place, 'place' | 'nth'> | undefined => {
    const here = cellAt(control, document.activeElement)
    const before = last.current
    if (!here) return before
    const place = here.row + offsetOf(control)
    if (before?.rowId === here.rowId && here.columns.includes(before.column)) return { ...before, place }
    const handle = reader.grid.current
    const order = handle ? readingOrder(handle, columns) : []
    const inCell = found.find((each) => each.rowId === here.rowId && here.columns.includes(each.column))
    return inCell ?? { place, nth: order.indexOf(here.columns[0] ?? '') }
  }

  const step = (by: 1 | -1) => {
    const found = placed()
    const from = present(found)
    const beyond = (each: Place) => !from || inReadingOrder(each, from) * by > 0
    const next = by > 0 ? (found.find(beyond) ?? found[0]) : (found.findLast(beyond) ?? found.at(-1))
    const elsewhere = count - found.length
    const notes = elsewhere > 0 ? [plural(locale, elsewhere, formsOf(words, 'elsewhere'))] : []
    if (next) {
      last.current = next
      if (show(next, true)) focusValue(control, next.place - offsetOf(control), next.column)
      else goTo(next, true)
      const { cells = [], details = [] } = reader.grid.current ?? {}
      const column = columns.find(({ id }) => id === next.column)?.header ?? next.column
      if (![...cells.flat(), ...details].includes(next.column))
        notes.unshift(fill(words.inHiddenColumn, { column, message: next.message }))
    }
    setNote(inOne(notes))
  }

  const [hadProblems, setHad] = useState(count > 0)
  if (count > 0 && !hadProblems) setHad(true)
  return { given, all, count, step, note: count === 0 && hadProblems ? words.noProblems : note }
}
