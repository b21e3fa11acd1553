'use client'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuSection as AriaSection } from 'react-aria-components/Menu'
import * as option from '../../internal/option.css.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem, MenuSection } from './menu-types.ts'
import { MenuRow } from './MenuRow.tsx'

interface MenuRowsProps {
  'aria-label'?: string
  items?: MenuItem[]
  sections?: MenuSection[]
  onAction?: (id: string) => void
  onClose?: () => void
  /** Where no trigger of React Aria's decides which row has the focus first. */
  focusesFirst?: boolean
}

const isFree = (items: MenuItem[], key: string) => !items.some((item) => item.id === key && item.disabledReason)

/** The rows of a menu, without the surface that they float on. */
export function MenuRows({ items = [], sections = [], onAction, focusesFirst = false, ...rest }: MenuRowsProps) {
  const focus = focusesFirst ? { autoFocus: 'first' as const } : {}
  return (
    <AriaMenu {...rest} {...focus} className={option.list}>
      {items.map((item) => (
        <MenuRow key={item.id} item={item} onAction={onAction} />
      ))}
      {sections.map((section) => (
        <AriaSection
          key={section.id}
          id={section.id}
          className={styles.section}
          aria-label={section['aria-label']}
          {...(section.selectionMode && {
            selectionMode: section.selectionMode,
            disallowEmptySelection: section.selectionMode === 'single',
            selectedKeys: section.selectedKeys ?? [],
            onSelectionChange: (keys: 'all' | Set<string | number>) => {
              const chosen = keys === 'all' ? section.items.map(({ id }) => id) : [...keys].map(String)
              section.onSelectionChange?.(chosen.filter((key) => isFree(section.items, key)))
            },
          })}
        >
          {section.title && <Header className={styles.sectionTitle}>{section.title}</Header>}
          {section.items.map((item) => (
            <MenuRow key={item.id} item={item} onAction={onAction} isChoice={section.selectionMode !== undefined} />
          ))}
        </AriaSection>
      ))}
    </AriaMenu>
  )
}
