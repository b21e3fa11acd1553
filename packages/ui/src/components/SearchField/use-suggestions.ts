import { type ComponentType, useState } from 'react'
import type { FieldOption } from '../../internal/field-option.ts'
import { rowAfter } from '../../internal/listbox.ts'
import type { SuggestionListProps } from './SuggestionList.tsx'

const ignore = () => undefined

/** The focused suggestion and whether the list is open; the list loads on focus. */
export function useSuggestions(suggestions: readonly FieldOption[] | undefined) {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const count = suggestions?.length ?? 0
  const isOpen = isWanted && count > 0 && List !== undefined
  return {
    List,
    isOpen,
    active,
    current: isOpen ? suggestions?.[active] : undefined,
    // A failed load is retried on the next focus; the field works without the list.
    load: () => {
      if (suggestions && !List) import('./SuggestionList.tsx').then((m) => setList(() => m.SuggestionList), ignore)
    },
    open: () => {
      setActive(-1)
      setWanted(true)
    },
    close: () => setWanted(false),
    /** Returns whether the key moved through the list. */
    move: (key: string) => {
      const next = rowAfter(key, isOpen ? active : -1, count)
      if (next === undefined || count === 0) return false
      setWanted(true)
      setActive(next)
      return true
    },
  }
}
