'use client'
import type { ReactNode } from 'react'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
import { head as headStyle } from '../Menu/Menu.css.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'

export interface HeaderMenuProps extends OpenedProps {
  label: string
  items: readonly MenuItem[]
  /** The chosen item, where the menu is a choice. */
  selected?: string
  head?: ReactNode
}

export function HeaderMenu({ label, items, selected, head, triggerRef, onClose }: HeaderMenuProps) {
  const rows =
    selected === undefined ? { items } : { sections: [{ id: 'choice', 'aria-label': label, items, value: selected }] }
  return (
    <FloatingPanel kind="menu" triggerRef={triggerRef} onClose={onClose} offset={12} aria-label={label}>
      {head && <div className={headStyle}>{head}</div>}
      <MenuRows aria-label={label} focusesFirst onClose={onClose} {...rows} />
    </FloatingPanel>
  )
}
