import { calls, COMPANY_LIST } from '@tessera/contract'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useCountedFilters } from '../../tables/use-counted-filters.ts'
import type { TableBinding } from '../../tables/use-table-state.ts'
import type { ListViews as Views } from '../../tables/use-views.ts'

interface CompanyToolsProps {
  views: Views
  binding: TableBinding
  /** Input of the list's call besides page, search, sort and filters. */
  query: Readonly<Record<string, string>>
  /** The selected types; statuses that no company of these types has are not offered. */
  types: readonly string[]
  /** The selected statuses, which are always offered. */
  statuses: readonly string[]
}

/** Search, filter chips, and the views and columns of the list of all companies. */
export function CompanyTools({ views, binding, query, types, statuses: chosen }: CompanyToolsProps): ReactNode {
  const { t } = useIntl()
  const allTypes = useCall(calls.companies.types).data
  const statuses = useCall(calls.companies.statuses, { query: {} }).data
  const present = useCall(calls.companies.statuses, { query: { companyTypes: types.join(',') } }).data
  const filters = useMemo<readonly DataTableFilterDefinition[]>(() => {
    const optionOf = ({ id, title }: { id: string; title: string }): { id: string; label: string } => ({
      id,
      label: title,
    })
    const isOffered = ({ id }: { id: string }): boolean =>
      !present || chosen.includes(id) || present.some((status) => status.id === id)
    return [
      { id: 'types', label: t('companies.types'), kind: 'choice', options: (allTypes ?? []).map(optionOf) },
      {
        id: 'statuses',
        label: t('companies.statuses'),
        kind: 'choice',
        options: (statuses ?? []).filter((status) => isOffered(status)).map(optionOf),
      },
    ]
  }, [t, allTypes, statuses, present, chosen])
  const counted = useCountedFilters(calls.companies.facets, { rules: COMPANY_LIST, binding, filters, query })
  return (
    <ListTools
      views={views}
      searchLabel={t('companies.search')}
      searchHint={t('companies.searchHint')}
      filters={counted}
    />
  )
}
