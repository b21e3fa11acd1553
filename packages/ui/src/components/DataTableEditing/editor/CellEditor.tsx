'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../../internal/icon.tsx'
import { isComposing } from '../../../internal/input-method.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { DataTableValue } from '../../DataTable/types.ts'
import { optionOf, textFor } from './cell-values.ts'
import * as styles from '../DataTableEditing.css.ts'
import type { DataTableEditor } from '../edit-types.ts'
import { dataTableCellEditorMessages } from './messages.ts'
import { useReader } from './use-reader.ts'
import type { KeptCell } from '../model/use-cell-edits.ts'

/** The direction in which the focus moves when the editor closes; undefined if it has already moved. */
export type Move = 'down' | 'up' | 'next' | 'previous' | 'stay'

/** The edited value. */
export interface OpenCell {
  rowId: string
  columnId: string
  value: DataTableValue
  /** Earlier typed text that isn't saved yet. */
  text: string | undefined
  isRefused: boolean
  /** Its error. */
  message: string | undefined
  /** Text typed to open it, which replaces the value. */
  typed: string | undefined
  /** The key pressed to close it before it was mounted. */
  end: Move | undefined
}

/** Typed text, which outlives its field. */
export interface Draft {
  read: () => string | undefined
  write: (text: string) => void
}

export interface CellEditorProps {
  cell: OpenCell
  editor: DataTableEditor
  label: string
  /** The editor's text, kept even if its row isn't rendered. */
  draft: Draft
  /** Called with a value that can be saved, or with an invalid one and its problem. */
  onKeep: (kept: KeptCell, move: Move | undefined) => void
  /** Called when the value stays unchanged. */
  onCancel: (move: Move | undefined) => void
  /** Called with a problem that keeps the editor open. */
  onProblem: (message: string) => void
}

const moves: Record<string, readonly [Move, Move]> = {
  Enter: ['down', 'up'],
  Tab: ['next', 'previous'],
  F2: ['stay', 'stay'],
}

/** The initial value of the field. For options, it is the id of the option that a text names or starts. */
function beginning(editor: DataTableEditor, text: string) {
  if (editor.kind !== 'choice' || text === '') return text
  const typedText = text.toLowerCase()
  return (
    (optionOf(editor, text) ?? editor.options.find(({ label }) => label.toLowerCase().startsWith(typedText)))?.id ??
    text
  )
}

/** The field in place of a value. */
export function CellEditor(props: CellEditorProps) {
  const { locale } = useLocale()
  const { cell, editor, label, draft, onKeep, onCancel, onProblem } = props
  const read = useReader()
  const { none } = useMessages(dataTableCellEditorMessages)
  const [first] = useState(() => beginning(editor, cell.text ?? textFor(editor, cell.value, locale)))
  const [text, setText] = useState(
    () => draft.read() ?? (cell.typed === undefined ? first : beginning(editor, cell.typed)),
  )
  const [message, setMessage] = useState(cell.message)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isOver = useRef(false)
  const id = useId()

  const change = (next: string) => {
    draft.write(next)
    setText(next)
  }
  const close = (move: Move | undefined, kept?: KeptCell) => {
    isOver.current = true
    if (kept) onKeep(kept, move)
    else onCancel(move)
  }
  /** Keeps the field's text; invalid text stays in its cell. */
  const keep = (move: Move | undefined) => {
    if (isOver.current) return
    const { rowId, columnId, isRefused } = cell
    if (text === first && !isRefused) return close(move)
    const result = read(editor, text, rowId)
    if (!('problem' in result)) return close(move, { rowId, columnId, text, ...result })
    if (move === undefined)
      return close(move, { rowId, columnId, text, value: text, shown: text, message: result.problem })
    setMessage(result.problem)
    onProblem(result.problem)
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    if (!move && event.key !== 'Escape') return
    event.preventDefault()
    // A dialog around the table stays open.
    event.stopPropagation()
    if (move) keep(move[event.shiftKey ? 1 : 0])
    else close('stay')
  }
  const onBlur = () => {
    // If the field is still the active element, the window lost the focus, not the field.
    if (document.activeElement !== field.current) keep(undefined)
  }

  useLayoutEffect(() => {
    const input = field.current
    const { activeElement } = document
    // Focus that has moved elsewhere stays there.
    const isHere = activeElement === document.body || input?.closest('[role=grid]')?.contains(activeElement)
    if (!input || !isHere) return
    input.focus()
    if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const finish = useEffectEvent(() => cell.end && keep(cell.end))
  // Closing must render synchronously, which is impossible in an effect.
  useEffect(() => queueMicrotask(finish), [])

  const given = {
    ref: field,
    className: styles.field,
    'aria-label': label,
    'aria-invalid': message !== undefined || undefined,
    'aria-describedby': message === undefined ? undefined : id,
    onKeyDown,
    onBlur,
  }
  return (
    <div data-editor="" className={styles.editor}>
      {editor.kind === 'choice' ? (
        <span className={styles.choice}>
          <select {...given} value={text} onChange={({ target }) => change(target.value)}>
            {!editor.options.some((option) => option.id === text) && text !== '' && (
              <option value={text} disabled>
                {text}
              </option>
            )}
            <option value="">{none}</option>
            {editor.options.map((option) => (
              <option key={option.id} value={option.id} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      ) : (
        <input
          {...given}
          type="text"
          inputMode={editor.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={editor.kind === 'text' ? editor.maxLength : undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {message !== undefined && (
        <span id={id} className={styles.message}>
          <Icon of={CircleAlert} />
          <span>{message}</span>
        </span>
      )}
    </div>
  )
}
