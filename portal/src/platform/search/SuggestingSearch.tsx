import { LIMITS } from '@tessera/contract'
import type { SearchFieldProps } from '@tessera/ui'
import { SearchField } from '@tessera/ui'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useState } from 'react'

/** Milliseconds that typing pauses before suggestions are requested. */
const PAUSE = 200

function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return late
}

/** As long as a timer can wait. */
const NEVER = 2 ** 31 - 1

type Suggestions = NonNullable<SearchFieldProps['suggestions']>

const NONE: Suggestions = []

interface SuggestingSearchProps extends Pick<SearchFieldProps, 'label' | 'description' | 'placeholder'> {
  inputRef: RefObject<HTMLInputElement | null>
  /** The search that the address names. */
  search: string
  /** Characters that a search has at least. */
  shortest: number
  /** The message after Enter on a shorter one. */
  shortMessage: string
  /** Searches while one types, not only by Enter. */
  isInstant?: boolean
  /** Suggestions for the requested text. */
  suggestions: Suggestions
  /** Requests suggestions once typing pauses; null requests none. */
  onSuggest: (text: string | null) => void
  onSearch: (text: string) => void
  onSelect: (id: string) => void
}

/** A search whose text is in the address, with suggestions while one types. */
export function SuggestingSearch({
  inputRef,
  search,
  shortest,
  shortMessage,
  isInstant = false,
  suggestions,
  onSuggest,
  onSearch,
  onSelect,
  ...field
}: SuggestingSearchProps): ReactNode {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  const [asked, setAsked] = useState(search)
  const [isTyping, setTyping] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (search !== shown) {
    setShown(search)
    // Back, Forward and links set another search; the address of this field's own search may arrive late.
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
      setTyping(false)
      setRefused(false)
    }
  }
  const isShort = (text: string): boolean => text.trim() !== '' && text.trim().length < shortest
  useEffect(() => {
    const element = inputRef.current
    const refuse = ({ key }: KeyboardEvent): void => {
      const length = element?.value.trim().length ?? 0
      if (key === 'Enter') setRefused(length > 0 && length < shortest)
    }
    element?.addEventListener('keydown', refuse)
    return () => element?.removeEventListener('keydown', refuse)
  }, [inputRef, shortest])
  const late = useLate(typed.trim())
  // Suggestions are for typed text, not for a search set by an address or a suggestion.
  const isAsked = isTyping && late.length >= shortest && late === typed.trim()
  useEffect(() => onSuggest(isAsked ? late : null), [onSuggest, isAsked, late])
  return (
    <search>
      <SearchField
        {...field}
        ref={inputRef}
        maxLength={LIMITS.search}
        delay={isInstant ? LIMITS.debounce : NEVER}
        value={typed}
        errorMessage={isRefused && shortMessage}
        suggestions={isAsked ? suggestions : NONE}
        onChange={(text) => {
          setTyped(text)
          setTyping(true)
          setRefused(false)
        }}
        onSearch={(text) => {
          // A suggestion opens its page only.
          const isSuggested = !isInstant && suggestions.some(({ label }) => label === text)
          if (isShort(text) || isSuggested) return
          setAsked(text.trim())
          setTyping(isInstant)
          onSearch(text.trim())
        }}
        onSuggestionSelect={(id) => {
          setTyping(false)
          onSelect(id)
        }}
      />
    </search>
  )
}
