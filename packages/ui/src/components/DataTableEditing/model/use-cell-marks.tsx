import { type ComponentType, type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useState } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import { fill, type MessageTemplate } from '../../../messages/format.ts'
import type { CellMark, CellMarks, RowMarks, TableControl } from '../../DataTable/model/table-context.ts'
import { CellWithProblem, cellProps, EditButton } from './cells.tsx'
import type { CellEdit, CellEdits } from './use-cell-edits.ts'

/** Errors of each row, by column. */
export type ProblemsByRow = ReadonlyMap<string, Readonly<Record<string, string>>>

type PendingCell = ComponentType<{ text: string }>

interface Marked {
  control: TableControl
  edits: CellEdits
  problems: ProblemsByRow
  /** The edited value, and its editor. */
  open: { rowId: string; columnId: string; rendered: ReactNode } | undefined
  isEditable: (rowId: string, column: string) => boolean
  /** Renders a value during its save; it loads before anything is saved. */
  Pending: PendingCell | undefined
  editColumn: MessageTemplate<'column'>
  onEdit: (column: string, button: HTMLElement) => void
}

type RowFacts = readonly [
  edits: Readonly<Record<string, CellEdit>> | undefined,
  problems: Readonly<Record<string, string>> | undefined,
  open: Marked['open'],
]

const isSame = (a: RowFacts, b: RowFacts) => a.every((each, index) => each === b[index])

/** Returns how to render the edited, pending and invalid values of a row. */
function marksOf(
  facts: RowFacts,
  idOf: (column: string) => string,
  drawPending: (text: string) => ReactNode,
): RowMarks | undefined {
  const [edits, problems, open] = facts
  const columns = [...new Set([...Object.keys(edits ?? {}), ...Object.keys(problems ?? {}), open?.columnId ?? ''])]
  const marks = columns.flatMap((column): [string, CellMark][] => {
    const edit = edits?.[column]
    const message = edit ? edit.message : problems?.[column]
    const isPending = edit !== undefined && message === undefined
    const isOpen = open?.columnId === column
    const problemId = message === undefined ? undefined : idOf(column)
    if (!isOpen && !edit && problemId === undefined) return []
    const draw: CellMark['draw'] = (own, isDetail) => {
      if (isOpen) return open?.rendered
      if (isPending) return drawPending(edit.shown)
      const value = edit ? edit.shown : own
      return <CellWithProblem id={problemId ?? ''} value={value} message={message ?? ''} isDetail={isDetail} />
    }
    return [[column, { draw, isOpen, isPending, problemId }]]
  })
  return marks.length > 0 ? Object.fromEntries(marks) : undefined
}

/** Renders edited, pending or invalid values in the cells; a row renders again only if its own values change. */
export function useCellMarks({ control, edits, problems, open, isEditable, Pending, editColumn, onEdit }: Marked) {
  const { columns, markCells } = control
  const id = useId()
  const [known] = useState(() => new Map<string, { facts: RowFacts; marks: RowMarks | undefined }>())
  const edit = useEventCallback(onEdit)

  const propsOf: CellMarks['propsOf'] = useCallback(
    (rowId, ids, marks) =>
      cellProps(
        ids.some((column) => isEditable(rowId, column)),
        ids,
        marks,
      ),
    [isEditable],
  )
  const inDetail: CellMarks['inDetail'] = useCallback(
    (rowId, column, own, mark) => {
      const rendered = mark ? mark.draw(own, true) : own
      if (mark?.isOpen || !isEditable(rowId, column)) return rendered
      const label = fill(editColumn, { column: columns.find((each) => each.id === column)?.header ?? column })
      return (
        <>
          {rendered}
          <EditButton label={label} describedBy={mark?.problemId} onPress={(button) => edit(column, button)} />
        </>
      )
    },
    [isEditable, columns, editColumn, edit],
  )
  const marks = useMemo((): CellMarks => {
    const drawPending = (text: string) => Pending && <Pending text={text} />
    const of = (rowId: string) => {
      const facts: RowFacts = [edits.get(rowId), problems.get(rowId), open?.rowId === rowId ? open : undefined]
      if (facts.every((each) => each === undefined)) return undefined
      const before = known.get(rowId)
      if (before && isSame(before.facts, facts)) return before.marks
      const idOf = (column: string) => `${id}${encodeURIComponent(rowId)}-${encodeURIComponent(column)}`
      const next = { facts, marks: marksOf(facts, idOf, drawPending) }
      known.set(rowId, next)
      return next.marks
    }
    return { of, propsOf, inDetail }
  }, [edits, problems, open, known, id, Pending, propsOf, inDetail])

  useLayoutEffect(() => markCells(marks), [markCells, marks])
  useLayoutEffect(() => () => markCells(undefined), [markCells])
}
