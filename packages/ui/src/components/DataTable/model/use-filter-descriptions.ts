import { useEffect } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { FilterWords, TableControl } from './table-context.ts'

/** Describes filters for a table if their fields aren't visible, as in print; lazy. */
export function useFilterDescriptions({ filterDescriptions }: TableControl, messages: FilterWords) {
  const read = useEventCallback(messages)
  useEffect(() => {
    filterDescriptions.add(read)
    return () => void filterDescriptions.delete(read)
  }, [filterDescriptions, read])
}
