'use client'
import type { RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { popover } from '../../internal/popover.css.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'

export interface RowMenuPanelProps {
  'aria-label'?: string
  'aria-labelledby'?: string
  items: readonly MenuItem[]
  onAction: ((id: string) => void) | undefined
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open menu of a row. */
export const RowMenuPanel = ({ items, onAction, triggerRef, onClose, ...name }: RowMenuPanelProps) => (
  <Popover
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    triggerRef={triggerRef}
    placement="bottom end"
    offset={6}
    className={popover({ kind: 'menu' })}
    {...name}
  >
    <MenuRows {...name} items={items} onAction={onAction} focusesFirst onClose={onClose} />
  </Popover>
)
