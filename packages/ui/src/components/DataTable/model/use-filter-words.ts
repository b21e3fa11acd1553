import { useEffect } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { FilterWords, TableControl } from './table-context.ts'

/** Lets a table say what filters are set to where their fields are not seen, as on paper; asked only then. */
export function useFilterWords({ filterWords }: TableControl, words: FilterWords) {
  const read = useEventCallback(words)
  useEffect(() => {
    filterWords.add(read)
    return () => void filterWords.delete(read)
  }, [filterWords, read])
}
