'use client'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fill, formsOf, plural } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { TableControl } from '../../DataTable/model/table-context.ts'
import { readingOrder } from '../../DataTableFind/cells.ts'
import { useGoTo } from '../../DataTableFind/use-go-to.ts'
import type { Move } from './CellEditor.tsx'
import { type CellAt, cellAt, offsetOf } from '../model/cell-positions.ts'
import type { DataTableEditor } from '../edit-types.ts'
import { fillFrom } from './fill-from.ts'
import { focusValue, leave, type ValueAt } from '../model/moves.ts'
import { cellsOf } from './paste.ts'
import { inReadingOrder, positionsOf, type ProblemPosition } from './problem-positions.ts'
import type { KeptCell } from '../model/use-cell-edits.ts'
import type { ProblemsByRow } from '../model/use-cell-marks.tsx'
import { useReader } from './use-reader.ts'
import { dataTableCellEditorMessages } from './messages.ts'

/** Actions of an editor on several cells or problems. */
export interface EditingHandle {
  /** Fills cells, starting with the paste target. */
  paste: (text: string, at: CellAt, column: string) => void
  /** Moves to the next or previous problem. */
  step: (by: 1 | -1) => void
  /** Moves focus from an edited value; returns the next one if it opens immediately. */
  leave: (here: CellAt, column: string, move: Move) => ValueAt | undefined
  /** Announces how many values were saved, and the errors of the others. */
  announce: (saved: number, refused: readonly string[]) => void
  /** Messages of values that failed to save. */
  notSaved: string
}

export interface EditingActionsProps {
  control: TableControl
  problems: ProblemsByRow
  editors: readonly DataTableEditor[]
  isEditable: (rowId: string, column: string) => boolean
  keep: (cells: readonly KeptCell[]) => void
  announceText: (sentences: readonly string[]) => void
  /** Called with the text shown beside the problem buttons. */
  onNote: (sentences: readonly string[]) => void
  /** Called with the pasted values that did not fit, shown until the next edit. */
  onLost: (sentences: readonly string[]) => void
  ref: Ref<EditingHandle>
}

/** Renders nothing; provides the actions on several cells and the moves between cells. */
export function EditingActions({
  control,
  problems,
  editors,
  isEditable,
  keep,
  announceText,
  onNote,
  onLost,
  ref,
}: EditingActionsProps) {
  const messages = useMessages(dataTableCellEditorMessages)
  const { locale } = useLocale()
  const read = useReader()
  const { reader, columns } = control
  const { show, goTo } = useGoTo(control)
  const lastVisited = useRef<ProblemPosition>(undefined)
  // Pasted text that did not fit, to be announced with the result of the save that follows.
  const unannounced = useRef<readonly string[]>([])

  /** Returns the current position: the last problem visited, or the focused cell. */
  const currentPosition = (found: readonly ProblemPosition[], order: readonly string[]) => {
    const here = cellAt(control, document.activeElement)
    const before = lastVisited.current
    if (!here) return before
    const position = here.row + offsetOf(control)
    if (before?.rowId === here.rowId && here.columns.includes(before.column)) return { ...before, position }
    const inCell = found.find((each) => each.rowId === here.rowId && here.columns.includes(each.column))
    return inCell ?? { position, nth: order.indexOf(here.columns[0] ?? '') }
  }

  const step = (by: 1 | -1) => {
    const { grid } = reader
    if (!grid.current) return
    const order = readingOrder(grid.current, columns)
    const found = positionsOf(reader, problems, order)
    const from = currentPosition(found, order)
    const beyond = (each: ProblemPosition) => !from || inReadingOrder(each, from) * by > 0
    const next = by > 0 ? (found.find(beyond) ?? found[0]) : (found.findLast(beyond) ?? found.at(-1))
    const count = [...problems.values()].reduce((sum, row) => sum + Object.keys(row).length, 0)
    const elsewhere = count - found.length
    const notes = elsewhere > 0 ? [plural(locale, elsewhere, formsOf(messages, 'elsewhere'))] : []
    if (next) {
      lastVisited.current = next
      if (show(next, true)) focusValue(control, next.position - offsetOf(control), next.column)
      else goTo(next, true)
      const { cells, details } = grid.current
      const column = columns.find(({ id }) => id === next.column)?.header ?? next.column
      if (![...cells.flat(), ...details].includes(next.column))
        notes.unshift(fill(messages.inHiddenColumn, { column, message: next.message }))
    }
    onNote(notes)
  }

  const paste = (text: string, at: CellAt, column: string) => {
    const { cells, extraLines, extraColumns } = fillFrom({
      control,
      at,
      column,
      lines: cellsOf(text),
      editors,
      isEditable,
    })
    const kept = cells.map(({ rowId, editor, text: typed }): KeptCell => {
      const result = read(editor, typed, rowId)
      const cell = { rowId, columnId: editor.id, text: typed }
      return 'problem' in result
        ? { ...cell, value: typed, shown: typed, message: result.problem }
        : { ...cell, ...result }
    })
    const lost = [
      ...(extraLines > 0 ? [plural(locale, extraLines, formsOf(messages, 'linesLeft'))] : []),
      ...(extraColumns > 0 ? [plural(locale, extraColumns, formsOf(messages, 'columnsLeft'))] : []),
    ]
    keep(kept)
    onLost(lost)
    const wrong = kept.flatMap(({ message }) => message ?? [])
    const [message] = wrong
    unannounced.current = wrong.length < kept.length ? lost : []
    announceText([
      plural(locale, kept.length, formsOf(messages, 'pasted')),
      ...lost,
      ...(message === undefined ? [] : [plural(locale, wrong.length, formsOf(messages, 'refused'), { message })]),
    ])
  }

  const announce = (saved: number, refused: readonly string[]) => {
    const [message] = refused
    announceText([
      ...(saved > 0 ? [plural(locale, saved, formsOf(messages, 'saved'))] : []),
      ...unannounced.current,
      ...(message === undefined ? [] : [plural(locale, refused.length, formsOf(messages, 'refused'), { message })]),
    ])
    unannounced.current = []
  }

  useImperativeHandle(ref, () => ({
    paste,
    step,
    leave: (here, column, move) => leave({ ...control, isEditable }, here, column, move),
    announce,
    notSaved: messages.notSaved,
  }))
  return null
}
