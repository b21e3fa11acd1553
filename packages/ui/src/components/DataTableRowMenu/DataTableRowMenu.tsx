'use client'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ComponentType, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Icon } from '../../internal/icon.tsx'
import { cellFocus } from '../DataTable/keyboard/grid-dom.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import * as styles from './DataTableRowMenu.css.ts'
import type { RowMenuPanelProps } from './RowMenuPanel.tsx'

export interface DataTableRowMenuProps {
  /** Names the button, for example 'Actions for Ana Castillo'. */
  label: string
  items: MenuItem[]
  /** Called with the id of the action that was chosen, after the item's own. */
  onAction?: (id: string) => void
  ref?: Ref<HTMLButtonElement>
}

const load = async () => (await import('./RowMenuPanel.tsx')).RowMenuPanel
const ignore = () => undefined
// An early load that fails is tried again by the press.
const prepare = () => void load().catch(ignore)

/** The actions of one row; the menu itself is loaded when it is about to be used. */
export function DataTableRowMenu({ label, items, onAction, ref }: DataTableRowMenuProps) {
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
        {...cellFocus}
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        <Icon of={Ellipsis} />
      </button>
      {isOpen && Panel && (
        <Panel label={label} items={items} onAction={onAction} triggerRef={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
