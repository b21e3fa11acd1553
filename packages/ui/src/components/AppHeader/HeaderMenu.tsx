'use client'
import type { ReactNode } from 'react'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { head as headStyle } from '../Menu/Menu.css.ts'
import type { MenuItem, MenuSection } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'

export interface HeaderMenuProps extends PanelProps {
  label: string
  items?: readonly MenuItem[]
  sections?: readonly MenuSection[]
  head?: ReactNode
}

export function HeaderMenu({ label, items, sections, head, triggerRef, onClose }: HeaderMenuProps) {
  return (
    <FloatingPanel kind="menu" triggerRef={triggerRef} onClose={onClose} offset={12} aria-label={label}>
      {head && <div className={headStyle}>{head}</div>}
      <MenuRows aria-label={label} focusesFirst onClose={onClose} items={items} sections={sections} />
    </FloatingPanel>
  )
}
