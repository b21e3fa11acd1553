'use client'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ComponentType, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Icon } from '../../internal/icon.tsx'
import { cellFocus } from '../DataTable/keyboard/grid-dom.ts'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import * as styles from './DataTableRowMenu.css.ts'
import type { RowMenuPanelProps } from './RowMenuPanel.tsx'

interface DataTableRowMenuBase extends DOMProps {
  items: readonly MenuItem[]
  /** Called with the id of the action that was chosen, after the item's own. */
  onAction?: (id: string) => void
  ref?: Ref<HTMLButtonElement>
}

/** Its name is that of the button, for example 'Actions for Ana Castillo'. */
export type DataTableRowMenuProps = DataTableRowMenuBase & Named

const load = async () => (await import('./RowMenuPanel.tsx')).RowMenuPanel
const ignore = () => undefined
// An early load that fails is tried again by the press.
const prepare = () => void load().catch(ignore)

/** The actions of one row; the menu itself is loaded when it is about to be used. */
export function DataTableRowMenu({ items, onAction, ref, onFocus, ...rest }: DataTableRowMenuProps) {
  const name = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] }
  const [Panel, setPanel] = useState<ComponentType<RowMenuPanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const trigger = useObjectRef(ref)
  const isLoading = useRef(false)

  const open = () => {
    setOpen(true)
    if (Panel || isLoading.current) return
    isLoading.current = true
    load()
      .then(
        (loaded) => setPanel(() => loaded),
        () => setOpen(false),
      )
      .finally(() => {
        isLoading.current = false
      })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Not left to the click, which React Aria takes for a screen reader's and then leaves the first item without focus.
    // With Shift, Space is the grid's.
    if (event.shiftKey) return
    if (event.key !== 'Enter' && event.key !== ' ' && !(event.altKey && event.key === 'ArrowDown')) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <button
        {...domProps(rest)}
        {...name}
        {...cellFocus}
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={(event) => {
          prepare()
          onFocus?.(event)
        }}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        <Icon of={Ellipsis} />
      </button>
      {isOpen && Panel && (
        <Panel {...name} items={items} onAction={onAction} triggerRef={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
