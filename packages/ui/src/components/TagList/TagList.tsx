'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { Button, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { FieldDescription, FieldLabel } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import { leaveToInputMethod } from '../../internal/input-method.ts'
import { besideOthers, wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './TagList.css.ts'
import { tagListMessages } from './messages.ts'

/** One tag of a list. */
export interface TagItem<Key extends string = string> {
  id: Key
  label: string
  /** A drawing before the label, hidden from assistive technology. */
  icon?: ReactNode
  /** It is seen and cannot be taken away. */
  isDisabled?: boolean
}

export interface TagListProps<Key extends string = string> extends DOMProps {
  label: ReactNode
  /** Keeps the label for assistive technology alone. */
  isLabelHidden?: boolean
  /** Help, between label and tags. */
  description?: ReactNode
  items: readonly TagItem<Key>[]
  /** Takes a tag away; without it the tags are only shown. */
  onRemove?: (id: Key) => void
  /** Shown when no tag is left; 'None' by default. */
  empty?: ReactNode
  /** The group; its `focus()` leads to the first tag. */
  ref?: Ref<HTMLDivElement>
}

// An input method may send its last key after the focus moved from a field to a tag.
const aroundTags = { onKeyDownCapture: leaveToInputMethod }

/** Short things that were chosen or given, each of which can be taken away: filters, recipients, keywords. */
export function TagList<Key extends string>({
  label,
  isLabelHidden,
  description,
  items,
  onRemove,
  empty,
  ref,
  ...rest
}: TagListProps<Key>) {
  const { noTags } = useMessages(tagListMessages)
  const given = domProps(rest)
  const remove = (ids: Iterable<unknown>) => {
    for (const id of ids) onRemove?.(id as Key)
  }
  return (
    <div {...given} {...aroundTags} ref={useGroupRef(ref)}>
      <TagGroup
        className={field.field}
        aria-describedby={rest['aria-describedby']}
        disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        {...(onRemove && { onRemove: remove })}
      >
        <FieldLabel isRequired={undefined} isHidden={isLabelHidden}>
          {label}
        </FieldLabel>
        <FieldDescription>{description}</FieldDescription>
        <AriaTagList className={styles.list} renderEmptyState={() => besideOthers(empty ?? noTags)}>
          {items.map((item) => (
            <Tag key={item.id} id={item.id} textValue={item.label} className={styles.tag}>
              {item.icon && <span className={styles.icon}>{wrapTexts(item.icon)}</span>}
              <span className={styles.texts}>{item.label}</span>
              {onRemove && !item.isDisabled && (
                <Button slot="remove" className={styles.remove}>
                  <Icon of={X} />
                </Button>
              )}
            </Tag>
          ))}
        </AriaTagList>
      </TagGroup>
    </div>
  )
}

export default TagList
