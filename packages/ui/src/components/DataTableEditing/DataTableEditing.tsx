'use client'
import { type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableEditing.css.ts'
import { type CellAt, cellAt } from './model/cell-positions.ts'
import type { DataTableCellProblem, DataTableEdit, DataTableEditor } from './edit-types.ts'
import type { EditingHandle } from './editor/EditingActions.tsx'
import { ProblemBar } from './ProblemBar.tsx'
import { useCellEdits } from './model/use-cell-edits.ts'
import { useCellMarks } from './model/use-cell-marks.tsx'
import { useOpenedCell } from './model/use-opened-cell.ts'
import { useProblems } from './model/use-problems.ts'
import { isLetter, useTableInput } from './model/use-table-input.ts'
import { dataTableEditingMessages } from './messages.ts'

export type { DataTableCellProblem, DataTableEdit, DataTableEditor } from './edit-types.ts'

export interface DataTableEditingProps extends DOMProps {
  /** The editable columns and their editors. Defined outside the component, or memoized. */
  editors: readonly DataTableEditor[]
  /**
   * Called with the values of one action, a cell or a paste. Returns the errors of rejected values after the others are
   * in `source`. If the promise rejects, none was saved.
   */
  onSave: (edits: readonly DataTableEdit[]) => Promise<readonly DataTableCellProblem[]>
  /** Errors of existing values, such as those of an imported file. Defined outside the component, or memoized. */
  problems?: readonly DataTableCellProblem[]
  ref?: Ref<HTMLFieldSetElement>
}

const none: readonly DataTableCellProblem[] = []
const nothing: readonly string[] = []
const load = () => import('./editor/tools.ts')
type Tools = Awaited<ReturnType<typeof load>>

/** Joins several sentences, some of which end with a period. */
const joinSentences = (sentences: readonly string[]) =>
  sentences.map((each, index) => (index < sentences.length - 1 ? each.replace(/\.$/, '') : each)).join('. ')

/**
 * Makes cells of a table editable, with a spreadsheet's keys and paste; counts errors and moves from one to the next.
 * The editor loads on first use.
 */
export function DataTableEditing({ editors, onSave, problems = none, ref, ...rest }: DataTableEditingProps) {
  const messages = useMessages(dataTableEditingMessages)
  const control = useTable('DataTableEditing')
  const [announced, setAnnounced] = useState({ text: '', turn: 0 })
  const [tools, setTools] = useState<Tools>()

  const announceText = (sentences: readonly string[]) =>
    setAnnounced(({ turn }) => ({ text: joinSentences(sentences), turn: turn + 1 }))
  const isEditable = useCallback(
    (rowId: string, column: string) => {
      const editor = editors.find(({ id }) => id === column)
      return editor !== undefined && !editor.isReadOnly?.(rowId)
    },
    [editors],
  )
  const editing = useRef<EditingHandle>(null)
  const { edits, keep, takeBack } = useCellEdits({
    onSave,
    // The handle is set before anything is saved.
    notSaved: () => editing.current?.notSaved ?? '',
    onSaved: (saved, refused) => editing.current?.announce(saved, refused),
  })
  const { given, all, count, isFixed } = useProblems(problems, edits, control.reader)
  const [note, setNote] = useState('')
  const [lost, setLost] = useState(nothing)
  const { open, draft, openValue, close, typeAhead, abandon } = useOpenedCell({
    control,
    edits,
    problems: given,
    onLeave: (here, column, move) => editing.current?.leave(here, column, move),
    keep: (cells) => {
      setLost(nothing)
      keep(cells)
    },
  })

  // Actions that started before the editor loaded.
  const waiting = useRef<((editing: EditingHandle) => void)[]>([])
  const fetchTools = useEventCallback(() => {
    load().then(setTools, (reason: unknown) => {
      if (waiting.current.length === 0 && !open) return
      waiting.current = []
      abandon()
      reportError(reason)
    })
  })
  const act = (next: (handle: EditingHandle) => void) => {
    if (editing.current) return next(editing.current)
    waiting.current.push(next)
    return fetchTools()
  }
  const receive = useEventCallback((handle: EditingHandle | null) => {
    editing.current = handle
    // Target rows must render synchronously, which is impossible in an effect.
    queueMicrotask(() => {
      const { current } = editing
      if (current) for (const each of waiting.current.splice(0)) each(current)
    })
  })
  const step = (by: 1 | -1) => act((handle) => handle.step(by))

  const begin = (at: CellAt, column: string, typed?: string) => {
    openValue({ row: at.row, column }, typed)
    if (!tools) fetchTools()
  }
  /** Returns the column of the value that an action on a cell refers to; one with a problem comes first. */
  const targetColumn = ({ rowId, columns, column }: CellAt) => {
    const editable = columns.filter((each) => isEditable(rowId, each))
    if (column !== undefined) return editable.find((each) => each === column)
    const wrong = editable.find((each) => edits.get(rowId)?.[each]?.message ?? given.get(rowId)?.[each])
    return wrong ?? editable[0]
  }
  const onKey = (event: KeyboardEvent, at: CellAt) => {
    const column = targetColumn(at)
    if (column === undefined) return false
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (isPlain && event.key === 'Escape' && edits.get(at.rowId)?.[column]?.message !== undefined) {
      takeBack({ rowId: at.rowId, columnId: column })
      return true
    }
    const opens = isPlain && (event.key === 'Enter' || event.key === 'F2')
    if (opens || isLetter(event)) begin(at, column, opens ? undefined : event.key)
    return opens || isLetter(event)
  }
  const onKeyWhileWaiting = (event: KeyboardEvent) => {
    const { typed = '', end } = open ?? {}
    const move = { Enter: 'down', Tab: event.shiftKey ? 'previous' : 'next' } as const
    if (event.key === 'Escape') abandon()
    else if (event.key === 'Enter' || event.key === 'Tab') typeAhead({ typed: open?.typed, end: move[event.key] })
    else if (event.key === 'Backspace') typeAhead({ typed: typed.slice(0, -1), end })
    else if (event.key === ' ' || isLetter(event)) typeAhead({ typed: typed + event.key, end })
    else return false
    return true
  }
  useTableInput({
    control,
    isWaiting: open !== undefined && !tools,
    onKeyWhileWaiting,
    onKey,
    onPress: (at) => {
      const column = targetColumn(at)
      if (column !== undefined) begin(at, column)
    },
    onPaste: (text, at) => {
      const column = targetColumn(at)
      if (column !== undefined) act(({ paste }) => paste(text, at, column))
      return column !== undefined
    },
    onStep: step,
    onIntent: () => !tools && fetchTools(),
  })

  const onClose = useEventCallback(close)
  const onProblem = useEventCallback((message: string) => announceText([message]))
  const editor = editors.find(({ id }) => id === open?.columnId)
  const label = control.columns.find(({ id }) => id === open?.columnId)?.header ?? ''
  const CellEditor = tools?.CellEditor
  // Renders again for another value, not with each render of the table.
  const opened = useMemo(() => {
    if (!open) return undefined
    const { rowId, columnId, typed } = open
    if (!editor || !CellEditor) return { rowId, columnId, rendered: editor && typed }
    const rendered = (
      <CellEditor
        cell={open}
        editor={editor}
        label={label}
        draft={draft}
        onKeep={(kept, move) => onClose(move, kept)}
        onCancel={onClose}
        onProblem={onProblem}
      />
    )
    return { rowId, columnId, rendered }
  }, [open, editor, label, CellEditor, draft, onClose, onProblem])
  useCellMarks({
    control,
    edits,
    problems: given,
    open: opened,
    isEditable,
    Pending: tools?.PendingCell,
    editColumn: messages.editColumn,
    onEdit: (column, button) => {
      const at = cellAt(control, button)
      if (at) begin(at, column)
    },
  })

  return (
    <fieldset
      {...domProps(rest)}
      ref={ref}
      // Without problems, there is no group.
      role={count > 0 ? undefined : 'presentation'}
      aria-label={count > 0 ? messages.problems : undefined}
      className={count > 0 || lost.length > 0 ? styles.bar : hiddenVisually}
    >
      {tools && (
        <tools.EditingActions
          ref={receive}
          control={control}
          problems={all}
          editors={editors}
          isEditable={isEditable}
          keep={keep}
          announceText={announceText}
          onNote={(notes) => setNote(joinSentences(notes))}
          onLost={setLost}
        />
      )}
      {count > 0 && <ProblemBar count={count} onStep={step} />}
      {lost.length > 0 && <span className={styles.note}>{joinSentences(lost)}</span>}
      <output className={styles.note}>{isFixed ? messages.noProblems : note}</output>
      <output className={hiddenVisually}>
        {/* A new element each time, so that repeated text is announced again. */}
        <span key={announced.turn}>{announced.text}</span>
      </output>
    </fieldset>
  )
}
