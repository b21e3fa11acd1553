import { calls, LIMITS } from '@tessera/contract'
import { DataTableColumns, DataTableFilter, DataTableSearch, DataTableToolbar } from '@tessera/ui/data-table'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ListViews } from '../../tables/ListViews.tsx'
import type { ListViews as Views } from '../../tables/use-views.ts'

interface CompanyToolsProps {
  views: Views
  /** The types that are chosen: statuses that none of their companies has are not offered. */
  types: readonly string[]
}

const titlesOf = (ids: readonly string[], all: readonly { id: string; title: string }[] = []): string =>
  ids.map((id) => all.find((each) => each.id === id)?.title ?? id).join(', ')

/** Search and filters, and the views and columns of the list of all companies. */
export function CompanyTools({ views, types }: CompanyToolsProps): ReactNode {
  const { t } = useIntl()
  const allTypes = useCall(calls.companies.types)
  const statuses = useCall(calls.companies.statuses, { query: {} })
  const present = useCall(calls.companies.statuses, { query: { companyTypes: types.join(',') } })
  const isOffered = (id: string, chosen: readonly string[]): boolean =>
    !present.data || chosen.includes(id) || present.data.some((status) => status.id === id)
  return (
    <DataTableToolbar
      actions={
        <>
          <ListViews views={views} />
          <DataTableColumns />
        </>
      }
    >
      <DataTableSearch
        label={t('companies.search')}
        placeholder={t('companies.searchHint')}
        maxLength={LIMITS.search}
        delay={LIMITS.debounce}
      />
      <DataTableFilter<readonly string[]>
        id="types"
        label={t('companies.types')}
        valueText={(ids) => titlesOf(ids, allTypes.data)}
      >
        {({ value = [], onChange }) => (
          <MultiSelect
            label={t('companies.types')}
            placeholder={t('companies.allTypes')}
            options={(allTypes.data ?? []).map(({ id, title }) => ({ id, label: title }))}
            values={value}
            onChange={onChange}
          />
        )}
      </DataTableFilter>
      <DataTableFilter<readonly string[]>
        id="statuses"
        label={t('companies.statuses')}
        valueText={(ids) => titlesOf(ids, statuses.data)}
      >
        {({ value = [], onChange }) => (
          <MultiSelect
            label={t('companies.statuses')}
            placeholder={t('companies.allStatuses')}
            options={(statuses.data ?? [])
              .filter(({ id }) => isOffered(id, value))
              .map(({ id, title }) => ({ id, label: title }))}
            values={value}
            onChange={onChange}
          />
        )}
      </DataTableFilter>
    </DataTableToolbar>
  )
}
