'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DOMProps } from '../../internal/dom-props.ts'
import * as field from '../../internal/field.css.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { isComposing } from '../../internal/input-method.ts'
import { isLetter } from '../../internal/listbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { fill } from '../../messages/format.ts'
import * as styles from './MultiSelect.css.ts'
import { multiSelectMessages } from './messages.ts'

interface MultiSelectTriggerProps {
  id: string
  names: { shown: string[]; more: number }
  placeholder?: string
  isOpen: boolean
  isInvalid: boolean
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
  autoFocus?: boolean
  describedBy: string
  /** Called with the typed letter, if one opened the field, and whether touch did. */
  onOpen: (search: string, byTouch: boolean) => void
  onPaste: (text: string) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  data: Pick<DOMProps, `data-${string}`>
  ref?: Ref<HTMLButtonElement>
}

const opening = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** The closed field: two names and how many more there are. */
export function MultiSelectTrigger({
  id,
  names,
  placeholder,
  isOpen,
  isInvalid,
  isRequired,
  isDisabled,
  autoFocus,
  describedBy,
  onOpen,
  onPaste,
  onFocus,
  onBlur,
  data,
  ref,
}: MultiSelectTriggerProps) {
  const { choose } = useMessages(multiSelectMessages)
  const pointer = useRef('')
  const isEmpty = names.shown.length === 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (!opening.includes(event.key) && !isLetter(event))) return
    event.preventDefault()
    onOpen(isLetter(event) ? event.key : '', false)
  }
  const behavior = {
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    autoFocus,
  } as const
  return (
    <button
      {...data}
      ref={ref}
      id={id}
      type="button"
      {...behavior}
      className={field.trigger}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-menu` : undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      disabled={isDisabled}
      onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button on press, so focus could not return to it.
        currentTarget.focus({ preventScroll: true })
        onOpen('', pointer.current === 'touch')
        // A screen reader presses without a pointer, so the last one is cleared.
        pointer.current = ''
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => onPaste(event.clipboardData.getData('text'))}
      onFocus={onFocus}
      onBlur={(event) => !isOpen && onBlur?.(event)}
    >
      <span className={field.value} data-placeholder={isEmpty || undefined}>
        {isEmpty ? (placeholder ?? choose) : names.shown.join(', ')}
      </span>
      {names.more > 0 && <More count={names.more} />}
      <span className={field.chevron}>
        <Icon of={ChevronDown} />
      </span>
    </button>
  )
}

function More({ count }: { count: number }) {
  const { locale } = useLocale()
  const { andMore } = useMessages(multiSelectMessages)
  const number = count.toLocaleString(locale)
  return (
    <span className={styles.more}>
      <span aria-hidden dir="ltr">
        {`+${number}`}
      </span>
      <span className={hiddenVisually}>{` ${fill(andMore, { count: number })}`}</span>
    </span>
  )
}
