'use client'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/TextField'
import * as field from '../../internal/field.css.ts'
import { splitData } from '../../internal/field-data.ts'
import type { FieldOption } from '../../internal/field-option.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { comboBoxProps } from '../../internal/listbox.ts'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'
import { searchFieldMessages } from './messages.ts'

export interface SearchFieldProps extends TextFieldBase {
  /** Called with the search text after a pause in typing, and immediately on Enter, a suggestion or clearing. */
  onSearch?: (text: string) => void
  /** The pause in milliseconds. */
  delay?: number
  /** Suggestions below the field while the user types; the application provides them. */
  suggestions?: readonly FieldOption[]
  /** Called with the id of a chosen suggestion, in addition to `onSearch` with its label. */
  onSuggestionSelect?: (id: string) => void
  placeholder?: string
  /** Maximum characters; no limit by default. */
  maxLength?: number
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A search text, reported after a pause in typing, with optional suggestions from the application. */
export function SearchField(props: SearchFieldProps) {
  const [data, { value, defaultValue, onChange, onSearch, delay = 500, maxLength, onBlur, ref, ...other }] =
    splitData(props)
  const { suggestions, onSuggestionSelect, placeholder, ...rest } = other
  const messages = useMessages(searchFieldMessages)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { text, type, searchNow } = useSearch({ value, defaultValue, onChange, onSearch, delay })
  const offer = useSuggestions(suggestions)

  const take = ({ id, label }: FieldOption) => {
    offer.close()
    searchNow(label)
    onSuggestionSelect?.(id)
  }
  const clear = () => {
    offer.close()
    searchNow('')
    box.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offer.move(event.key)) event.preventDefault()
    else if (event.key === 'Escape' && (offer.isOpen || text !== '')) {
      // A dialog around the field stays open, and the browser does not clear the text by itself.
      event.stopPropagation()
      event.preventDefault()
      if (offer.isOpen) offer.close()
      else if (!rest.isReadOnly) clear()
    } else if (event.key === 'Enter') {
      if (onSearch || offer.current) event.preventDefault()
      if (offer.current) take(offer.current)
      else searchNow(text)
      offer.close()
    }
  }

  return (
    <TextFrame
      {...rest}
      type="search"
      value={text}
      maxLength={maxLength}
      onChange={(written) => {
        type(written)
        offer.open()
      }}
      onBlur={(event) => {
        offer.close()
        onBlur?.(event)
      }}
    >
      <div ref={box} className={field.box}>
        <span className={field.icon}>
          <Icon of={Search} />
        </span>
        <Input
          {...data}
          {...(suggestions && comboBoxProps(listId, offer.active, offer.isOpen))}
          ref={ref}
          className={`${field.input} ${field.withIcon} ${field.withButton}`}
          placeholder={placeholder}
          enterKeyHint="search"
          onFocus={offer.load}
          onKeyDownCapture={ignoreWhileComposing}
          onKeyDown={onKeyDown}
        />
        {text !== '' && !rest.isDisabled && !rest.isReadOnly && (
          <Button className={field.button} aria-label={messages.clearSearch} excludeFromTabOrder onPress={clear}>
            <Icon of={X} />
          </Button>
        )}
      </div>
      {suggestions && <Found count={offer.isOpen ? suggestions.length : 0} />}
      {offer.List && offer.isOpen && suggestions && (
        <offer.List
          id={listId}
          suggestions={suggestions}
          active={offer.active}
          fieldRef={box}
          onSelect={take}
          onClose={offer.close}
        />
      )}
    </TextFrame>
  )
}

/** Announces the number of suggestions to screen readers. */
function Found({ count }: { count: number }) {
  const { locale } = useLocale()
  const messages = useMessages(searchFieldMessages)
  return (
    <output className={hiddenVisually}>{count > 0 && plural(locale, count, formsOf(messages, 'suggestions'))}</output>
  )
}
