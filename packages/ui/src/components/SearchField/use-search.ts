import { useEffect, useEffectEvent, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import type { TextFieldBase } from '../../internal/text-frame.tsx'

interface Searching extends Pick<TextFieldBase, 'value' | 'defaultValue' | 'onChange'> {
  onSearch: ((text: string) => void) | undefined
  delay: number
}

/** The text of a search field, reported immediately or after a pause in typing. */
export function useSearch({ value, defaultValue = '', onChange, onSearch, delay }: Searching) {
  const [text, write] = useControlledState(value, defaultValue, onChange)
  const [pending, setPending] = useState<string>()
  // Uses the current text when typing pauses, because the application can have changed or reset it.
  const search = useEffectEvent(() => onSearch?.(text))

  useEffect(() => {
    if (pending === undefined) return undefined
    const timer = setTimeout(() => {
      setPending(undefined)
      search()
    }, delay)
    return () => clearTimeout(timer)
  }, [pending, delay])

  return {
    text,
    type: (next: string) => {
      write(next)
      setPending(next)
    },
    searchNow: (next: string) => {
      write(next)
      setPending(undefined)
      onSearch?.(next)
    },
  }
}
