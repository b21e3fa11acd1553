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
  /** The path parameters of the call. */
  params?: Readonly<Record<string, string>>
  /** Input of the list's call besides page, search, sort and filters. */
  query?: Readonly<Record<string, string>>
}

/** Returns a list's filters; the open one shows how many rows each option would have. */
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
