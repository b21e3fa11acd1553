'use client'
import type { ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { popover } from '../../internal/popover.css.ts'
import { head as headStyle } from '../Menu/Menu.css.ts'
import type { MenuItem } from '../Menu/menu-types.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import type { OpenedProps } from './MenuButton.tsx'

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
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={12}
      className={popover({ kind: 'menu' })}
      aria-label={label}
    >
      {head && <div className={headStyle}>{head}</div>}
      <MenuRows aria-label={label} focusesFirst onClose={onClose} {...rows} />
    </Popover>
  )
}
