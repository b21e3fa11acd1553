import { useEffect, useRef } from 'react'
import { isComposing } from '../../../internal/input-method.ts'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import { isForWidget } from '../../DataTable/keyboard/grid-dom.ts'
import type { TableControl } from '../../DataTable/model/table-context.ts'
import { type CellAt, cellAt } from './cell-positions.ts'

interface Input {
  control: TableControl
  /** Whether an editor is loading; it receives the keys pressed until then. */
  isWaiting: boolean
  onKeyWhileWaiting: (event: KeyboardEvent) => boolean
  /** Handles a key on a cell; returns false for the grid's own keys. */
  onKey: (event: KeyboardEvent, at: CellAt) => boolean
  onPress: (at: CellAt) => void
  onPaste: (text: string, at: CellAt) => boolean
  onStep: (by: 1 | -1) => void
  /** Called when a user is about to edit. */
  onIntent: () => void
}

const isEditor = (target: EventTarget | null) => target instanceof Element && target.closest('[data-editor]') !== null
const elementIn = (target: EventTarget | null) => (target instanceof Element ? target : null)

/** Whether a key types a character and is not a shortcut. On some keyboards, characters need Ctrl and Alt together. */
export const isLetter = (event: KeyboardEvent) =>
  /^\S$/u.test(event.key) && ((!event.ctrlKey && !event.metaKey && !event.altKey) || event.getModifierState('AltGraph'))

/** Handles keys, presses and pastes on the table before the grid does. */
export function useTableInput(input: Input) {
  const { control } = input
  const { table } = control.reader
  // The cell that had the focus before a press.
  const before = useRef<HTMLElement>(undefined)

  /** Returns the cell if it has the focus itself, not an element in it. */
  const focusedCell = (target: EventTarget | null) => {
    const at = cellAt(control, elementIn(target))
    return at?.cell === target && !at?.isDetail ? at : undefined
  }

  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isEditor(event.target)) return
    if (event.key === 'F8' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.onStep(event.shiftKey ? -1 : 1)
      return
    }
    const at = focusedCell(event.target)
    if (!at || !(input.isWaiting ? input.onKeyWhileWaiting(event) : input.onKey(event, at))) return
    event.preventDefault()
    // A dialog around the table stays open.
    if (event.key === 'Escape') event.stopPropagation()
  })
  const onPointerDown = useEventCallback(() => {
    before.current = focusedCell(document.activeElement)?.cell
  })
  const onClick = useEventCallback((event: MouseEvent) => {
    const target = elementIn(event.target)
    const at = cellAt(control, target)
    if (!at?.cell.parentElement || at.cell !== before.current || isEditor(target)) return
    // A double press would select a word; the user can still select text by dragging.
    if (event.detail > 1) getSelection()?.removeAllRanges()
    if (target && !isForWidget(target, at.cell.parentElement)) input.onPress(at)
  })
  const onPaste = useEventCallback((event: ClipboardEvent) => {
    const at = focusedCell(document.activeElement)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (at && text !== '' && !event.defaultPrevented && input.onPaste(text, at)) event.preventDefault()
  })
  const onIntent = useEventCallback(input.onIntent)

  useEffect(() => {
    const element = table.current
    if (!element) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('keydown', onKeyDown, { signal })
    element.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('paste', onPaste, { signal })
    element.addEventListener('focusin', onIntent, { signal })
    element.addEventListener('pointerenter', onIntent, { signal })
    return () => listeners.abort()
  }, [table, onKeyDown, onPointerDown, onClick, onPaste, onIntent])
}
