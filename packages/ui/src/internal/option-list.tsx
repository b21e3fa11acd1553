'use client'
import type { ReactNode } from 'react'
import { Collection, Header, ListBox, ListBoxLoadMoreItem, ListBoxSection } from 'react-aria-components/ListBox'
import type { FieldOption } from './field-option.ts'
import * as styles from './option.css.ts'
import { OptionRow } from './option-row.tsx'

/** Options under their own heading. */
export interface OptionSection<Key extends string = string> {
  label: string
  options: readonly FieldOption<Key>[]
}

/** Returns all options of a list, with those in sections. */
export const allOptions = <Key extends string>(items: readonly (FieldOption<Key> | OptionSection<Key>)[]) =>
  items.flatMap((item) => ('options' in item ? item.options : item))

interface OptionListProps {
  /** Omitted if the field passes them on itself. */
  items?: readonly (FieldOption | OptionSection)[]
  emptyText: string
  loadingText?: string
  isLoading?: boolean
  /** Requests more options when the end comes into view. */
  onLoadMore?: () => void
}

/** The options of a single-choice React Aria field, with sections; it requests more near the end. */
export function OptionList({ items, emptyText, loadingText, isLoading, onLoadMore }: OptionListProps) {
  return (
    <div className={styles.menu}>
      <ListBox
        className={styles.list}
        renderEmptyState={() => <div className={styles.empty}>{isLoading ? loadingText : emptyText}</div>}
      >
        <Collection items={items}>{row}</Collection>
        {onLoadMore && (
          <ListBoxLoadMoreItem
            isLoading={isLoading}
            onLoadMore={isLoading ? undefined : onLoadMore}
            className={styles.empty}
          >
            {loadingText}
          </ListBoxLoadMoreItem>
        )}
      </ListBox>
    </div>
  )
}

function row(item: FieldOption | OptionSection): ReactNode {
  if (!('options' in item)) return <OptionRow {...item} />
  return (
    <ListBoxSection id={`section ${item.label}`}>
      <Header className={styles.heading}>{item.label}</Header>
      <Collection items={item.options}>{(option) => <OptionRow {...option} />}</Collection>
    </ListBoxSection>
  )
}
