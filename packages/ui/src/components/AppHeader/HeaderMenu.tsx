'use client'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../internal/icon.tsx'
import * as styles from './HeaderMenu.css.ts'
import type { OpenedProps } from './MenuButton.tsx'

export interface HeaderMenuItem {
  id: string
  label: string
  lang?: string
  href?: string
  onAction?: () => void
}

export interface HeaderMenuProps extends OpenedProps {
  label: string
  items: HeaderMenuItem[]
  /** The chosen item, where the menu is a choice. */
  selected?: string
  head?: ReactNode
}

export function HeaderMenu({ label, items, selected, head, triggerRef, onClose }: HeaderMenuProps) {
  const choice = selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected] }
  const behaviour = { autoFocus: 'first' as const, onClose, ...choice }
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={12}
      className={styles.popover}
      aria-label={label}
    >
      {head && <div className={styles.head}>{head}</div>}
      <Menu aria-label={label} className={styles.menu} {...behaviour}>
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            href={item.href}
            textValue={item.label}
            className={styles.item}
            onAction={() => item.onAction?.()}
          >
            <span lang={item.lang}>{item.label}</span>
            {selected !== undefined && (
              <span className={styles.check}>
                <Icon of={Check} />
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
