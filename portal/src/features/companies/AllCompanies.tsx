import type { Company } from '@tessera/contract'
import { calls, COMPANY_LIST, ENTERABLE_STATUSES } from '@tessera/contract'
import { Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { LastSignIn } from '../../platform/session/LastSignIn.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { useList } from '../../tables/use-list.ts'
import { useCompanyColumns } from './company-columns.tsx'
import { CompanyTools } from './CompanyTools.tsx'
import { SelectProblem } from './SelectProblem.tsx'
import { useSelectCompany } from './use-select-company.ts'

const NONE: readonly string[] = []
const QUERY = { showProducts: 'true' }
const idOf = ({ companyId }: Company): string => companyId
const isOpen = ({ status }: Pick<Company, 'status'>): boolean => ENTERABLE_STATUSES.includes(status)

/** All companies of the tenant, from which super admins choose one. */
export function AllCompanies(): ReactNode {
  const { t } = useIntl()
  const list = useList(calls.companies.list, COMPANY_LIST, { analytics: 'companies', query: QUERY })
  const { filters } = list.binding.listQuery
  const { choice, select } = useSelectCompany()
  const columns = useCompanyColumns({ choice, select, isOpen })
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('title.customerAccounts')} count={list.answer?.total} />}
      description={<LastSignIn />}
    >
      <Stack gap={4}>
        <SelectProblem choice={choice} companies={list.answer?.rows} />
        <ListTable aria-label={t('companies.list')} columns={columns} getRowId={idOf} list={list}>
          <CompanyTools
            views={list.views}
            binding={list.binding}
            query={QUERY}
            types={filters['types'] ?? NONE}
            statuses={filters['statuses'] ?? NONE}
          />
        </ListTable>
      </Stack>
    </Page>
  )
}
