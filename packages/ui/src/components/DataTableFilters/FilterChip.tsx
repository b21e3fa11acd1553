'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { Icon } from '../../internal/icon.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './DataTableFilters.css.ts'
import { dataTableFiltersMessages } from './messages.ts'

interface FilterChipProps {
  label: string
  /** The filter's value as text; undefined if it isn't set. */
  value: string | undefined
  /** Whether the filter's editor is open. */
  isOpen: boolean
  /** Called just before the editor opens. */
  onPrepare: () => void
  onOpen: () => void
  onRemove: (chip: HTMLElement | null) => void
  /** The button that opens the editor. */
  ref: Ref<HTMLButtonElement> | undefined
}

/** A filter with its value: one button opens its editor, another clears it. */
export function FilterChip({ label, value, isOpen, onPrepare, onOpen, onRemove, ref }: FilterChipProps) {
  const messages = useMessages(dataTableFiltersMessages)
  const isSet = value !== undefined
  return (
    <span className={styles.chip} data-set={isSet || undefined}>
      <button
        ref={ref}
        type="button"
        className={styles.change}
        aria-label={isSet ? fill(messages.change, { filter: label, value }) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onOpen}
      >
        <span className={styles.label}>{label}</span>
        {isSet ? (
          <>
            {' '}
            <span className={styles.value}>{value}</span>
          </>
        ) : (
          <Icon of={ChevronDown} />
        )}
      </button>
      {isSet && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fill(messages.remove, { filter: label })}
          onClick={({ currentTarget }) => onRemove(currentTarget.parentElement)}
        >
          <Icon of={X} />
        </button>
      )}
    </span>
  )
}
