'use client'
import TextSearch from 'lucide-react/icons/text-search'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { createPortal } from 'react-dom'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { isComposing } from '../../internal/input-method.ts'
import { LoadedPanel, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { dataTableFindMessages } from './messages.ts'

export interface DataTableFindProps extends DOMProps {
  ref?: Ref<HTMLButtonElement>
}

/** Returns the character of a key, if it types one. */
const textOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : ''

const load = async () => (await import('./FindPanel.tsx')).FindPanel

/**
 * Finds text in all rows of a table, rendered or not. A button and Ctrl+F (Cmd+F on a Mac) open a bar above the rows,
 * which loads then.
 */
export function DataTableFind({ ref, onFocus, ...rest }: DataTableFindProps) {
  const { findInTable } = useMessages(dataTableFindMessages)
  const { table } = useTable('DataTableFind').reader
  // The element that contains the open bar; null if the bar is closed.
  const [container, setContainer] = useState<Element | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Text typed before the bar loads goes into its field.
  const typedAhead = useRef('')
  const trigger = useObjectRef(ref)

  const close = () => setContainer(null)
  const open = () => {
    typedAhead.current = ''
    setContainer(table.current?.querySelector(':scope > [data-bars]') ?? null)
  }
  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (container && !field.current && textOf(event)) {
      typedAhead.current += event.key
      event.preventDefault()
      return
    }
    // The first key of the shortcut already loads the bar.
    if (event.key === 'Control' || event.key === 'Meta') prepare(load)
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
    // A second press opens the browser's own search.
    if (container && field.current === document.activeElement) return
    event.preventDefault()
    if (!container) open()
    field.current?.focus()
    field.current?.select()
  })
  useEffect(() => {
    const element = table.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [table, onKeyDown])

  return (
    <>
      <ToolButton
        {...domProps(rest)}
        ref={trigger}
        icon={TextSearch}
        aria-label={findInTable}
        aria-expanded={container !== null}
        aria-keyshortcuts="Control+F Meta+F"
        onPointerEnter={() => prepare(load)}
        onFocus={(event) => {
          prepare(load)
          onFocus?.(event)
        }}
        onOpen={container ? close : open}
      />
      {container &&
        createPortal(
          <LoadedPanel
            load={load}
            isOpen
            panel={{ fieldRef: field, typedAheadRef: typedAhead }}
            triggerRef={trigger}
            onClose={close}
          />,
          container,
        )}
    </>
  )
}
