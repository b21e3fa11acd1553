import { useRef, useState } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { DataTableCellProblem, DataTableEdit } from '../edit-types.ts'

/** A user's edit of a value, until the row has the new value. */
export interface CellEdit {
  /** The text as typed. */
  text: string
  /** The text that its cell shows. */
  shown: string
  /** Its error; undefined during the save. */
  message: string | undefined
  /** The save that it belongs to. */
  turn: number
}

/** The edits of each row, by their columns. */
export type CellEdits = ReadonlyMap<string, Readonly<Record<string, CellEdit>>>

/** A value to save, or to keep with its message. */
export interface KeptCell extends DataTableEdit {
  text: string
  shown: string
  /** Its error, if known. */
  message?: string
}

interface Held {
  onSave: (edits: readonly DataTableEdit[]) => Promise<readonly DataTableCellProblem[]>
  /** Messages of values that failed to save. */
  notSaved: () => string
  /** Called with the number of saved values and the messages of the others. */
  onSaved: (saved: number, refused: readonly string[]) => void
}

type Where = Pick<DataTableEdit, 'rowId' | 'columnId'>
const isAt = (a: Where) => (b: Where) => a.rowId === b.rowId && a.columnId === b.columnId

function withEdit(edits: CellEdits, { rowId, columnId }: Where, edit: CellEdit | undefined): CellEdits {
  const { [columnId]: _, ...others } = edits.get(rowId) ?? {}
  const row = edit ? { ...others, [columnId]: edit } : others
  const next = new Map(edits)
  if (Object.keys(row).length > 0) next.set(rowId, row)
  else next.delete(rowId)
  return next
}

/**
 * Keeps typed text until it is saved. Rejected text stays with its error, and the response to an earlier edit never
 * undoes a later one.
 */
export function useCellEdits({ onSave, notSaved, onSaved }: Held) {
  const [edits, setEdits] = useState<CellEdits>(new Map())
  const turns = useRef(0)

  const settle = useEventCallback(
    (turn: number, sent: readonly KeptCell[], problems: readonly DataTableCellProblem[]) => {
      setEdits((before) =>
        sent.reduce((held, cell) => {
          const edit = held.get(cell.rowId)?.[cell.columnId]
          if (edit?.turn !== turn) return held
          const problem = problems.find(isAt(cell))
          return withEdit(held, cell, problem && { ...edit, message: problem.message })
        }, before),
      )
      const refused = sent.flatMap((cell) => problems.find(isAt(cell))?.message ?? [])
      onSaved(sent.length - refused.length, refused)
    },
  )

  const save = async (turn: number, sent: readonly KeptCell[]) => {
    try {
      settle(turn, sent, await onSave(sent.map(({ rowId, columnId, value }) => ({ rowId, columnId, value }))))
    } catch {
      settle(
        turn,
        sent,
        sent.map(({ rowId, columnId }) => ({ rowId, columnId, message: notSaved() })),
      )
    }
  }

  return {
    edits,
    /** Keeps values; those without a problem are saved together. */
    keep: (cells: readonly KeptCell[]) => {
      const turn = (turns.current += 1)
      setEdits((before) =>
        cells.reduce(
          (held, cell) => withEdit(held, cell, { text: cell.text, shown: cell.shown, message: cell.message, turn }),
          before,
        ),
      )
      const sent = cells.filter(({ message }) => message === undefined)
      if (sent.length > 0) void save(turn, sent)
    },
    /** Restores the row's own value. */
    takeBack: (cell: Where) => setEdits((before) => withEdit(before, cell, undefined)),
  }
}
