'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './ActionList.css.ts'

/** One row of an ActionList. */
export interface ActionListItem {
  id: string
  title: ReactNode
  description?: ReactNode
}

interface ActionListBase extends DOMProps {
  items: readonly ActionListItem[]
  /** Called with the id of the pressed item. */
  onAction: (id: string) => void
  ref?: Ref<HTMLUListElement>
}

export type ActionListProps = ActionListBase & Named

/** A short list of actions, one press each. */
export function ActionList({
  items,
  onAction,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ref,
  ...rest
}: ActionListProps) {
  return (
    <ul {...domProps(rest)} ref={ref} aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
      {items.map(({ id, title, description }) => (
        <li key={id} className={styles.item}>
          <Button className={styles.button} onPress={() => onAction(id)}>
            <span className={styles.texts}>
              <span className={styles.title}>{wrapTexts(title)}</span>
              {description && <span className={styles.description}>{wrapTexts(description)}</span>}
            </span>
            <span className={styles.arrow}>
              <Icon of={ChevronRight} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
