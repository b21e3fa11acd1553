import { useEffect } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { FilterInWords, TableControl } from './table-context.ts'

/** Lets a table say what filters are set to where their fields are not seen, as on paper; asked only then. */
export function useFilterWords({ tellFilters }: TableControl, words: () => readonly FilterInWords[]) {
  const read = useEventCallback(words)
  useEffect(() => tellFilters(read), [tellFilters, read])
}
