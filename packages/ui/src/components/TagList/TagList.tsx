'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { Button, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import * as field from '../../internal/field.css.ts'
import { FieldDescription, FieldLabel } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './TagList.css.ts'
import { tagListMessages } from './messages.ts'

/** One tag of a list. */
export interface TagItem<Key extends string = string> {
  id: Key
  label: string
  /** An icon before the label, hidden from assistive technology. */
  icon?: ReactNode
  /** Whether the tag is visible but cannot be removed. */
  isDisabled?: boolean
}

export interface TagListProps<Key extends string = string> extends DOMProps {
  label: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
  /** Help text between label and tags. */
  description?: ReactNode
  items: readonly TagItem<Key>[]
  /** Removes a tag; without it the tags are read-only. */
  onRemove?: (id: Key) => void
  /** Shown without tags; 'None' by default. */
  empty?: ReactNode
  /** The group; its `focus()` moves to the first tag. */
  ref?: Ref<HTMLDivElement>
}

// An input method can send its last key after the focus moved from a field to a tag.
const aroundTags = { onKeyDownCapture: ignoreWhileComposing }

/** Short removable items: filters, recipients, keywords. */
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
        <AriaTagList className={styles.list} renderEmptyState={() => wrapOwnText(empty ?? noTags)}>
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
