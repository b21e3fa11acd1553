'use client'
import { useContext } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuSection as AriaSection } from 'react-aria-components/Menu'
import { InlineOverlayContext } from '../../internal/inline-overlay-context.ts'
import * as option from '../../internal/option.css.ts'
import * as styles from './Menu.css.ts'
import type { MenuItem, MenuSection } from './menu-types.ts'
import { MenuRow } from './MenuRow.tsx'

interface MenuRowsProps {
  'aria-label'?: string
  'aria-labelledby'?: string
  items?: readonly MenuItem[]
  sections?: readonly MenuSection[]
  onAction?: (id: string) => void
  onClose?: () => void
  /** For menus without a React Aria trigger, which otherwise decides the first focus. */
  focusesFirst?: boolean
}

/** The selection mode of a section; none for actions. */
function choiceOf(section: MenuSection) {
  if (section.value === undefined && section.values === undefined) return undefined
  const isOne = section.values === undefined
  return {
    selectionMode: isOne ? ('single' as const) : ('multiple' as const),
    disallowEmptySelection: isOne,
    selectedKeys: isOne ? [section.value].filter((key) => key !== null) : section.values,
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      const free = section.items.filter(({ disabledReason }) => !disabledReason).map(({ id }) => id)
      const chosen = free.filter((id) => keys === 'all' || keys.has(id))
      if (!isOne) section.onChange?.(chosen)
      else if (chosen[0] !== undefined) section.onChange?.(chosen[0])
    },
  }
}

/** The rows of a menu, without the floating surface. */
export function MenuRows({ items = [], sections = [], onAction, focusesFirst = false, ...rest }: MenuRowsProps) {
  const isInline = useContext(InlineOverlayContext)
  const focus = focusesFirst && !isInline ? { autoFocus: 'first' as const } : {}
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
          {...choiceOf(section)}
        >
          {section.title && <Header className={option.heading}>{section.title}</Header>}
          {section.items.map((item) => (
            <MenuRow key={item.id} item={item} onAction={onAction} isChoice={choiceOf(section) !== undefined} />
          ))}
        </AriaSection>
      ))}
    </AriaMenu>
  )
}
