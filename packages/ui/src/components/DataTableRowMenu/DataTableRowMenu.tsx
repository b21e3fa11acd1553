'use client'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Icon } from '../../internal/icon.tsx'
import { cellFocus } from '../DataTable/keyboard/grid-dom.ts'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { isComposing } from '../../internal/input-method.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { LoadedPanel, prepare } from '../../internal/loaded-panel.tsx'
import * as styles from './DataTableRowMenu.css.ts'

interface DataTableRowMenuBase extends DOMProps {
  items: readonly MenuItem[]
  /** Called with the id of the chosen action, after the item's own callback. */
  onAction?: (id: string) => void
  ref?: Ref<HTMLButtonElement>
}

/** The accessible name is the button's label, for example 'Actions for Ana Castillo'. */
export type DataTableRowMenuProps = DataTableRowMenuBase & Named

const load = async () => (await import('./RowMenuPanel.tsx')).RowMenuPanel

/** The actions of one row; the menu loads just before it is used. */
export function DataTableRowMenu({ items, onAction, ref, onFocus, ...rest }: DataTableRowMenuProps) {
  const name = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] }
  const [isOpen, setOpen] = useState(false)
  const trigger = useObjectRef(ref)

  const onKeyDown = (event: KeyboardEvent) => {
    // Handled here, because React Aria takes a key's click for a screen reader's and does not focus the first item.
    // Shift with Space belongs to the grid.
    if (event.shiftKey || isComposing(event)) return
    if (event.key !== 'Enter' && event.key !== ' ' && !(event.altKey && event.key === 'ArrowDown')) return
    event.preventDefault()
    setOpen(true)
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
        onPointerEnter={() => prepare(load)}
        onFocus={(event) => {
          prepare(load)
          onFocus?.(event)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <Icon of={Ellipsis} />
      </button>
      <LoadedPanel
        load={load}
        isOpen={isOpen}
        panel={{ ...name, items, onAction }}
        triggerRef={trigger}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
