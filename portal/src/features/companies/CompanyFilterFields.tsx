import type { CompanyStatus } from '@tessera/contract'
import { calls, COMPANY_STATUSES, LIMITS } from '@tessera/contract'
import { Grid, SearchField } from '@tessera/ui'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode, Ref } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import type { CompanyFilters } from './use-companies.ts'
import { STATUS_WORDS } from './words.ts'

const COLUMNS = { base: 1, medium: 3 } as const

interface CompanyFilterFieldsProps {
  /** What stands in the search field, searched for when typing pauses. */
  text: string
  onTextChange: (text: string) => void
  filters: CompanyFilters
  onChange: (filters: CompanyFilters) => void
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters above the list of all companies. */
export function CompanyFilterFields({
  text,
  onTextChange,
  filters,
  onChange,
  searchRef,
}: CompanyFilterFieldsProps): ReactNode {
  const { t } = useIntl()
  const types = useCall(calls.companies.types)
  const present = useCall(calls.companies.statuses, { query: { companyTypes: filters.types.join(',') } })
  const isOffered = (id: CompanyStatus): boolean =>
    !present.data || filters.statuses.includes(id) || present.data.some((status) => status.id === id)
  return (
    <Grid columns={COLUMNS} gap={4}>
      <SearchField
        ref={searchRef}
        label={t('company.search')}
        placeholder={t('company.searchHint')}
        maxLength={LIMITS.search}
        value={text}
        onChange={onTextChange}
        onSearch={(search) => onChange({ ...filters, search: search.trim() })}
      />
      <MultiSelect
        label={t('company.types')}
        placeholder={t('company.allTypes')}
        options={(types.data ?? []).map(({ id, title }) => ({ id, label: title }))}
        value={[...filters.types]}
        onChange={(ids) => onChange({ ...filters, types: ids })}
      />
      <MultiSelect
        label={t('company.statuses')}
        placeholder={t('company.allStatuses')}
        options={COMPANY_STATUSES.filter(isOffered).map((id) => ({ id, label: t(STATUS_WORDS[id]) }))}
        value={[...filters.statuses]}
        onChange={(ids) => onChange({ ...filters, statuses: ids })}
      />
    </Grid>
  )
}
