import { calls, DICTIONARY_LIMITS, LIMITS } from '@tessera/contract'
import { SearchField } from '@tessera/ui'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import type { DictionaryAddress } from './use-dictionary-address.ts'

/** The pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE = 200

const isShort = (text: string): boolean => {
  const { length } = text.trim()
  return length > 0 && length < DICTIONARY_LIMITS.shortestSearch
}

function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return late
}

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>
  address: DictionaryAddress
  onChange: (change: Partial<DictionaryAddress>) => void
}

/** The field that searches the dictionary, with entries that it suggests. */
export function SearchBox({ inputRef, address: { search, product }, onChange }: SearchBoxProps): ReactNode {
  const { t } = useIntl()
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  const [asked, setAsked] = useState(search)
  const [isTyping, setTyping] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (search !== shown) {
    setShown(search)
    // Back, Forward and a link bring another search; the address of this field's own search may come late.
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
      setTyping(false)
      setRefused(false)
    }
  }
  useEffect(() => {
    const element = inputRef.current
    const refuse = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') setRefused(isShort(element?.value ?? ''))
    }
    element?.addEventListener('keydown', refuse)
    return () => element?.removeEventListener('keydown', refuse)
  }, [inputRef])
  const late = useLate(typed.trim())
  // Suggestions are for typed text, not for a search that an address or a suggestion brings.
  const isAsked = isTyping && late.length >= DICTIONARY_LIMITS.shortestSearch && late === typed.trim()
  const { data } = useCall(isAsked ? calls.dictionary.suggest : null, {
    query: { search_field: late, ...(product && { product_tag: product }) },
  })
  const suggestions = (isAsked ? (data?.suggestions ?? []) : []).map((entry) => ({
    id: entry.id,
    label: entry.business_name,
    description: entry.technical_name,
  }))
  return (
    <search>
      <SearchField
        ref={inputRef}
        label={t('dictionary.search')}
        description={t('dictionary.searchHelp', { count: DICTIONARY_LIMITS.shortestSearch })}
        placeholder={t('dictionary.searchHint')}
        maxLength={LIMITS.search}
        delay={LIMITS.debounce}
        value={typed}
        errorMessage={isRefused && t('dictionary.searchShort', { count: DICTIONARY_LIMITS.shortestSearch })}
        suggestions={suggestions}
        onChange={(text) => {
          setTyped(text)
          setTyping(true)
          setRefused(false)
        }}
        onSearch={(text) => {
          if (isShort(text)) return
          setAsked(text.trim())
          onChange({ search: text.trim(), page: 0 })
        }}
        onSuggestionSelect={(id) => {
          setTyping(false)
          onChange({ selected: id })
        }}
      />
    </search>
  )
}
