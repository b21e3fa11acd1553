'use client'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'

export interface RowMenuPanelProps extends PanelProps {
  'aria-label'?: string
  'aria-labelledby'?: string
  items: readonly MenuItem[]
  onAction: ((id: string) => void) | undefined
}

/** The open menu of a row. */
export const RowMenuPanel = ({ items, onAction, triggerRef, onClose, ...name }: RowMenuPanelProps) => (
  <FloatingPanel {...name} kind="menu" triggerRef={triggerRef} onClose={onClose}>
    <MenuRows {...name} items={items} onAction={onAction} focusesFirst onClose={onClose} />
  </FloatingPanel>
)
