import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchFieldProps } from './SearchField.tsx'

type Searching = Pick<SearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onSearch'> & { delay: number }

/** The text of a search field, handed on at once or when typing pauses. */
export function useSearch({ value, defaultValue = '', onChange, onSearch, delay }: Searching) {
  const [own, setOwn] = useState(defaultValue)
  const [pending, setPending] = useState<string>()
  const search = useEffectEvent((text: string) => onSearch?.(text))

  useEffect(() => {
    if (pending === undefined) return undefined
    const timer = setTimeout(() => {
      setPending(undefined)
      search(pending)
    }, delay)
    return () => clearTimeout(timer)
  }, [pending, delay])

  const write = (text: string) => {
    setOwn(text)
    onChange?.(text)
  }
  return {
    text: value ?? own,
    type: (text: string) => {
      write(text)
      setPending(text)
    },
    searchNow: (text: string) => {
      write(text)
      setPending(undefined)
      onSearch?.(text)
    },
  }
}
