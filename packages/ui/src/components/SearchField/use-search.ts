import { useEffect, useEffectEvent, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import type { SearchFieldProps } from './SearchField.tsx'

type Searching = Pick<SearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onSearch'> & { delay: number }

/** The text of a search field, handed on at once or when typing pauses. */
export function useSearch({ value, defaultValue = '', onChange, onSearch, delay }: Searching) {
  const [text, write] = useControlledState(value, defaultValue, onChange)
  const [pending, setPending] = useState<string>()
  const search = useEffectEvent((sought: string) => onSearch?.(sought))

  useEffect(() => {
    // Another text has come from elsewhere: nobody wants what was typed before.
    if (pending === undefined || pending !== text) return undefined
    const timer = setTimeout(() => {
      setPending(undefined)
      search(pending)
    }, delay)
    return () => clearTimeout(timer)
  }, [pending, text, delay])

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
