import { useEffect } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { FilterWords, TableControl } from './table-context.ts'

/** Lets a table say what filters are set to where their fields are not seen, as on paper; asked only then. */
export function useFilterDescriptions({ filterDescriptions }: TableControl, messages: FilterWords) {
  const read = useEventCallback(messages)
  useEffect(() => {
    filterDescriptions.add(read)
    return () => void filterDescriptions.delete(read)
  }, [filterDescriptions, read])
}
