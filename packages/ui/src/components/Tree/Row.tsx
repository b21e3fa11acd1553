'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { createElement, memo, type MouseEvent, type RefCallback, type SyntheticEvent } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import type { TreeRow } from './tree-rows.ts'
import * as styles from './Tree.css.ts'

interface RowProps {
  row: TreeRow
  isCurrent: boolean
  /** Whether it is the Tab stop. */
  isTabStop: boolean
  measure: RefCallback<HTMLElement>
  onPress: (row: TreeRow) => void
  onToggle: (row: TreeRow) => void
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** One item: a link if it has an address, otherwise a button that expands and collapses its items. */
export const Row = memo(function Row({ row, isCurrent, isTabStop, measure, onPress, onToggle }: RowProps) {
  const { id, item, level, position, siblings, isExpanded } = row
  const treeItemProps = {
    role: 'treeitem',
    tabIndex: isTabStop ? 0 : -1,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': siblings,
    'aria-expanded': isExpanded,
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onToggle(row)
  }
  return (
    <Link
      ref={measure}
      data-row={id}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.row}
      onPress={() => onPress(row)}
      render={(given) => createElement(item.href === undefined ? 'span' : 'a', { ...given, ...treeItemProps })}
    >
      {Array.from({ length: level - 1 }, (_, index) => (
        <span key={index} className={styles.guide} />
      ))}
      {isExpanded === undefined ? (
        <span className={styles.chevron} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- For the pointer only: keys and assistive technology expand the item itself.
        <span className={styles.chevron} onPointerDown={stop} onMouseDown={stop} onClick={toggle}>
          <span className={styles.chevronIcon}>
            <Icon of={ChevronRight} />
          </span>
        </span>
      )}
      {item.icon && <span className={styles.icon}>{wrapTexts(item.icon)}</span>}
      <span className={styles.label} lang={item.lang}>
        {item.label}
      </span>
    </Link>
  )
})
