import type { Company } from '@tessera/contract'
import { COMPANY_SORTS, COMPANY_STATUSES, COMPANY_TYPES, ENTERABLE_STATUSES } from '@tessera/contract'
import { Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useListTracking } from '../../platform/analytics/tracking.ts'
import { ListTable } from '../../tables/ListTable.tsx'
import type { TableRules } from '../../tables/table-url.ts'
import { useTableState } from '../../tables/use-table-state.ts'
import { useCompanyColumns } from './company-columns.tsx'
import { CompanyTools } from './CompanyTools.tsx'
import { SelectProblem } from './SelectProblem.tsx'
import { useCompanies } from './use-companies.ts'
import { useSelectCompany } from './use-select-company.ts'

const RULES: TableRules = {
  sorts: COMPANY_SORTS,
  defaultSort: { column: 'companyName', direction: 'ascending' },
  filters: { types: COMPANY_TYPES, statuses: COMPANY_STATUSES },
}
const idOf = ({ companyId }: Company): string => companyId
const isOpen = ({ status }: Pick<Company, 'status'>): boolean => ENTERABLE_STATUSES.includes(status)

/** All companies of the tenant, for super admins to choose from. */
export function AllCompanies(): ReactNode {
  const { t } = useIntl()
  const binding = useTableState(RULES)
  useListTracking('companies', binding.listQuery)
  const list = useCompanies(binding.listQuery)
  const { choice, select } = useSelectCompany()
  const columns = useCompanyColumns({ choice, select, isOpen })
  return (
    <Stack gap={4}>
      <SelectProblem choice={choice} companies={list.answer?.rows} />
      <ListTable aria-label={t('company.list')} columns={columns} getRowId={idOf} list={list} binding={binding}>
        <CompanyTools types={binding.listQuery.filters['types'] ?? []} />
      </ListTable>
    </Stack>
  )
}
