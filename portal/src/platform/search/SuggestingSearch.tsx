import { LIMITS } from '@tessera/contract'
import type { SearchFieldProps } from '@tessera/ui'
import { SearchField } from '@tessera/ui'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useState } from 'react'

/** Milliseconds without typing before suggestions are requested. */
const PAUSE = 200

function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return late
}

/** The longest delay of a timer. */
const NEVER = 2 ** 31 - 1

type Suggestions = NonNullable<SearchFieldProps['suggestions']>

const NONE: Suggestions = []

interface SuggestingSearchProps extends Pick<SearchFieldProps, 'label' | 'description' | 'placeholder'> {
  inputRef: RefObject<HTMLInputElement | null>
  /** The search in the URL. */
  search: string
  /** The fewest characters of a search. */
  shortest: number
  /** The message after Enter on a search that is too short. */
  shortMessage: string
  /** Searches while the user types, not only on Enter. */
  isInstant?: boolean
  /** Suggestions for the requested text. */
  suggestions: Suggestions
  /** Requests suggestions when typing pauses; null cancels the request. */
  onSuggest: (text: string | null) => void
  onSearch: (text: string) => void
  onSelect: (id: string) => void
}

/** A search field whose text is in the URL, with suggestions while the user types. */
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
  const [pending, setPending] = useState(search)
  const [isTyping, setTyping] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (search !== shown) {
    setShown(search)
    // Back, Forward and links set another search; the URL of this field's own search can arrive late.
    if (search !== pending) {
      setPending(search)
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
  // Suggestions are only for typed text, not for a search from the URL or from a suggestion.
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
          // A selected suggestion opens its page and does not search.
          const isSuggested = !isInstant && suggestions.some(({ label }) => label === text)
          if (isShort(text) || isSuggested) return
          setPending(text.trim())
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
