import { useEffect } from 'react'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { DescribeFilters, TableControl } from './table-context.ts'

/** Describes filters for a table if their fields aren't visible, as in print; lazy. */
export function useFilterDescriptions({ filterDescriptions }: TableControl, describe: DescribeFilters) {
  const read = useEventCallback(describe)
  useEffect(() => {
    filterDescriptions.add(read)
    return () => void filterDescriptions.delete(read)
  }, [filterDescriptions, read])
}
