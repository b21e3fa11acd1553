'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { Popover } from 'react-aria-components/Popover'
import type { FieldOption } from '../../internal/field-option.ts'
import { listBoxProps, rowProps } from '../../internal/listbox.ts'
import * as option from '../../internal/option.css.ts'
import { OptionText } from '../../internal/option-text.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { searchFieldMessages } from './messages.ts'

export interface SuggestionListProps {
  id: string
  suggestions: readonly FieldOption[]
  active: number
  fieldRef: RefObject<HTMLElement | null>
  onSelect: (suggestion: FieldOption) => void
  onClose: () => void
}

/** Suggestions of a search field; focus stays in the field. */
export function SuggestionList({ id, suggestions, active, fieldRef, onSelect, onClose }: SuggestionListProps) {
  const messages = useMessages(searchFieldMessages)
  return (
    <Popover
      isOpen
      isNonModal
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={fieldRef}
      placement="bottom start"
      offset={6}
      className={popover({ kind: 'list' })}
    >
      <div className={option.menu}>
        <div {...listBoxProps({ id, label: messages.suggestions })} className={option.list}>
          {suggestions.map((suggestion, index) => (
            <Suggestion
              key={suggestion.id}
              {...suggestion}
              row={rowProps({
                listId: id,
                index,
                count: suggestions.length,
                isSelected: index === active,
                isActive: index === active,
                isDisabled: suggestion.isDisabled,
                onPress: () => onSelect(suggestion),
              })}
            />
          ))}
        </div>
      </div>
    </Popover>
  )
}

function Suggestion({ label, description, row }: FieldOption & { row: ReturnType<typeof rowProps> }) {
  const element = useRef<HTMLDivElement>(null)
  const isActive = row['aria-selected']
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    <div {...row} ref={element} className={option.option}>
      <OptionText label={label} description={description} />
    </div>
  )
}
