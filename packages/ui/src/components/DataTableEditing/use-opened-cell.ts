import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TableControl } from '../DataTable/model/table-context.ts'
import type { Draft, Move, OpenCell } from './CellEditor.tsx'
import { type CellAt, cellAt, focusValue, offsetOf, rowsOnPage } from './cell-places.ts'
import type { CellEdits, KeptCell } from './use-cell-edits.ts'
import type { ProblemsByRow } from './use-cell-marks.tsx'

interface Given {
  control: TableControl
  edits: CellEdits
  problems: ProblemsByRow
  isEditable: (rowId: string, column: string) => boolean
  keep: (cells: readonly KeptCell[]) => void
}

interface ValueAt {
  row: number
  column: string
}

/** Several values may share a cell: the next one opens there, as the focus could not tell it. */
const sharesCell = (here: CellAt, { row, column }: ValueAt) => row === here.row && here.columns.includes(column)

/** The value that is being edited: how it opens, what is kept of it and where the focus goes then. */
export function useOpenedCell({ control, edits, problems, isEditable, keep }: Given) {
  const { reader } = control
  const [open, setOpen] = useState<OpenCell>()
  const typed = useRef<string>(undefined)
  const [draft] = useState<Draft>(() => ({
    read: () => typed.current,
    write: (text) => {
      typed.current = text
    },
  }))

  const openValue = ({ row, column }: ValueAt, letter?: string) => {
    const place = row + offsetOf(control)
    const rowId = reader.idAt(place)
    if (rowId === undefined) return
    const edit = edits.get(rowId)?.[column]
    typed.current = undefined
    setOpen({
      rowId,
      columnId: column,
      value: reader.valueAt(place, column),
      text: edit?.text,
      isRefused: edit?.message !== undefined,
      message: edit ? edit.message : problems.get(rowId)?.[column],
      typed: letter,
      end: undefined,
    })
  }

  /** The next value that may be edited, in this row or another one of the page; among details only in these. */
  const nextValue = ({ row, columns, isDetail }: CellAt, column: string, by: 1 | -1): ValueAt | undefined => {
    const order = isDetail ? columns : (reader.grid.current?.cells.flat() ?? [])
    const last = rowsOnPage(control) - 1
    let at = order.indexOf(column) + by
    for (let next = row; next >= 0 && next <= last; next += by) {
      const rowId = reader.idAt(next + offsetOf(control))
      for (; at >= 0 && at < order.length; at += by) {
        const found = order[at]
        if (found !== undefined && rowId !== undefined && isEditable(rowId, found)) return { row: next, column: found }
      }
      if (isDetail) return undefined
      at = by > 0 ? 0 : order.length - 1
    }
    return undefined
  }

  const target = (here: CellAt, column: string, move: Move): ValueAt | undefined => {
    if (move === 'next' || move === 'previous') return nextValue(here, column, move === 'next' ? 1 : -1)
    const row = here.row + { down: 1, up: -1, stay: 0 }[move]
    return here.isDetail || row < 0 || row >= rowsOnPage(control) ? undefined : { row, column }
  }

  const close = (move: Move | undefined, kept?: KeptCell) => {
    if (!open) return
    const here = cellAt(control, reader.table.current?.querySelector('[data-editor]') ?? null)
    const { columnId } = open
    flushSync(() => {
      setOpen(undefined)
      if (kept) keep([kept])
    })
    if (!here || !move) return
    const to = target(here, columnId, move) ?? { row: here.row, column: columnId }
    focusValue(control, to.row, to.column)
    if (to.column !== columnId && sharesCell(here, to)) openValue(to)
  }

  return {
    open,
    draft,
    openValue,
    close,
    /** What is pressed before the editor is there. */
    typeAhead: (change: Pick<OpenCell, 'typed' | 'end'>) => open && setOpen({ ...open, ...change }),
    abandon: () => setOpen(undefined),
  }
}
