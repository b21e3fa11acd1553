import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TableControl } from '../../DataTable/model/table-context.ts'
import { valueAt } from '../../DataTable/model/table-data.ts'
import type { Draft, Move, OpenCell } from '../editor/CellEditor.tsx'
import { type CellAt, cellAt, offsetOf } from './cell-positions.ts'
import type { ValueAt } from './moves.ts'
import type { CellEdits, KeptCell } from './use-cell-edits.ts'
import type { ProblemsByRow } from './use-cell-marks.tsx'

interface Given {
  control: TableControl
  edits: CellEdits
  problems: ProblemsByRow
  /** Moves focus; returns a value that opens immediately. */
  onLeave: (here: CellAt, column: string, move: Move) => ValueAt | undefined
  keep: (cells: readonly KeptCell[]) => void
}

/** The edited value: how it opens, its draft and the next focus. */
export function useOpenedCell({ control, edits, problems, onLeave, keep }: Given) {
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
    const position = row + offsetOf(control)
    const rowId = reader.idAt(position)
    if (rowId === undefined) return
    const edit = edits.get(rowId)?.[column]
    typed.current = undefined
    setOpen({
      rowId,
      columnId: column,
      value: reader.read(valueAt(position, column)),
      text: edit?.text,
      isRefused: edit?.message !== undefined,
      message: edit ? edit.message : problems.get(rowId)?.[column],
      typed: letter,
      end: undefined,
    })
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
    const next = onLeave(here, columnId, move)
    if (next) openValue(next)
  }

  return {
    open,
    draft,
    openValue,
    close,
    /** Keys pressed before the editor is mounted. */
    typeAhead: (change: Pick<OpenCell, 'typed' | 'end'>) => open && setOpen({ ...open, ...change }),
    abandon: () => setOpen(undefined),
  }
}
