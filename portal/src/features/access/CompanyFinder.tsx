import type { CompanyChoice, CompanyType } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS, calls, companySearchQuery, LIMITS } from '@tessera/contract'
import type { DataTableQuery } from '@tessera/ui/data-table'
import {
  DataTable,
  DataTableFilter,
  DataTablePagination,
  DataTableSearch,
  DataTableToolbar,
} from '@tessera/ui/data-table'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'
import { useCompanyColumns } from './company-columns.tsx'
import type { ChosenCompany } from './request-schema.ts'

const NONE: readonly CompanyChoice[] = []
const FIRST = { pageSize: ACCESS_REQUEST_LIMITS.companies }
const SIZES = [ACCESS_REQUEST_LIMITS.companies, 25, 50]
const idOf = ({ tenant_id: id }: CompanyChoice): string => id

/** Finds a company by name and type, ten per page, and returns the selected one. */
export function CompanyFinder({ onChoose }: { onChoose: (company: ChosenCompany) => void }): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const [pending, setPending] = useState<Partial<DataTableQuery>>(FIRST)
  const query = companySearchQuery({
    searchText: pending.search ?? '',
    currentPage: (pending.page ?? 0) + 1,
    size: pending.pageSize ?? ACCESS_REQUEST_LIMITS.companies,
    companyType: (pending.filters?.['types'] as CompanyType[] | undefined) ?? [],
  })
  const { data, error, retry } = useCall(calls.access.companies, { params: { loginId }, query })
  const shown = useKeepPreviousData(data)
  const columns = useCompanyColumns(onChoose)
  const isWaiting = !data && !error
  return (
    <DataTable
      aria-label={t('access.companies')}
      columns={columns}
      getRowId={idOf}
      source={{ page: shown?.content ?? NONE, rowCount: shown?.total_elements ?? 0, onQueryChange: setPending }}
      defaultState={FIRST}
      isLoading={isWaiting && !shown}
      isRefreshing={isWaiting && shown !== undefined}
      error={error && failureText(t, error, 'table')}
      onRetry={retry}
      footerActions={<DataTablePagination pageSizes={SIZES} />}
    >
      <DataTableToolbar>
        <DataTableSearch
          label={t('access.search')}
          placeholder={t('access.searchHint')}
          maxLength={LIMITS.search}
          delay={LIMITS.debounce}
        />
        <DataTableFilter<readonly CompanyType[]> id="types">
          {({ value = [], onChange }) => (
            <MultiSelect
              label={t('access.type')}
              placeholder={t('access.allTypes')}
              options={(shown?.tenant_types ?? []).map(({ id, title }) => ({ id, label: title }))}
              values={value}
              onChange={onChange}
            />
          )}
        </DataTableFilter>
      </DataTableToolbar>
    </DataTable>
  )
}
