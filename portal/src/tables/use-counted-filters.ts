import type { FacetCall, ListRules } from '@tessera/contract'
import type { DataTableFilterDefinition, DataTableFiltersProps } from '@tessera/ui/data-table'
import { useMemo, useState } from 'react'
import { useCall } from '../data/use-call.ts'
import { matchingFor } from './matching.ts'
import type { TableBinding } from './use-table-state.ts'

interface Options {
  rules: ListRules
  binding: Pick<TableBinding, 'listQuery'>
  filters: readonly DataTableFilterDefinition[]
  /** Names of the call's path. */
  params?: Readonly<Record<string, string>>
  /** Input of the list's call besides page, search, sort and filters. */
  query?: Readonly<Record<string, string>>
}

/** A list's filters, of which the one that is open says how many rows each choice would show. */
export function useCountedFilters(
  call: FacetCall,
  { rules, binding, filters, params, query }: Options,
): Required<Pick<DataTableFiltersProps, 'filters' | 'onEdit'>> {
  const [facet, setFacet] = useState<string>()
  const { [facet ?? '']: _, ...others } = binding.listQuery.filters
  const matching = matchingFor({ search: binding.listQuery.search, filters: others }, rules)
  const input = facet === undefined ? undefined : { ...(params && { params }), query: { ...query, ...matching, facet } }
  const counts = useCall(input ? call : null, input).data
  const counted = useMemo(
    () =>
      filters.map((filter) => {
        if (!counts || filter.id !== facet || filter.kind !== 'choice') return filter
        return { ...filter, options: filter.options.map((option) => ({ ...option, count: counts[option.id] ?? 0 })) }
      }),
    [filters, counts, facet],
  )
  return { filters: counted, onEdit: setFacet }
}
