import type { OwnCompany } from '@tessera/contract'
import { calls, ENTERABLE_STATUSES, pathTo } from '@tessera/contract'
import { Badge, ButtonLink, EmptyState, Stack } from '@tessera/ui'
import { DataTable } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useCallback, useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { useUser } from '../../platform/session/session.tsx'
import type { SwitchTarget } from './company-columns.tsx'
import { useSwitchColumns } from './company-columns.tsx'
import { SelectProblem } from './SelectProblem.tsx'
import { useSelectCompany } from './use-select-company.ts'

const NONE: SwitchTarget[] = []
const idOf = ({ companyId }: SwitchTarget): string => companyId

/** The companies that the user can switch between, with the products that suppliers share. */
export function OwnCompanies(): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId, tenant, own_company: own } = useUser()
  const mine = useCall(calls.companies.mine, { query: { loginId } })
  const suppliers = useCall(calls.companies.sponsoredSuppliers, { params: { companyId: tenant.id } })
  const { choice, select } = useSelectCompany()
  const error = mine.error ?? suppliers.error

  const rows = useMemo<SwitchTarget[] | undefined>(
    () =>
      mine.data &&
      suppliers.data &&
      mine.data.map(({ companyId, companyName, status }) => ({
        companyId,
        companyName,
        status,
        products: suppliers.data?.find((supplier) => supplier.companyId === companyId)?.subscribedProduct,
      })),
    [mine.data, suppliers.data],
  )
  const isOpen = useCallback(
    ({ companyId, status }: Pick<OwnCompany, 'companyId' | 'status'>): boolean =>
      companyId === own.id || ENTERABLE_STATUSES.includes(status),
    [own.id],
  )
  const mark = useCallback(
    ({ companyId }: { companyId: string }): ReactNode =>
      companyId === own.id && <Badge tone="neutral">{t('companies.own')}</Badge>,
    [own.id, t],
  )
  const columns = useSwitchColumns({ choice, select, isOpen, mark })

  if (rows && rows.length < 2) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('companies.onlyOwnTitle')}
        actions={
          <>
            <ButtonLink href={pathTo('/apps')} variant="primary">
              {t('menu.apps')}
            </ButtonLink>
            <MyAccessLink />
          </>
        }
      >
        {t('companies.onlyOwnText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <SelectProblem choice={choice} companies={rows} />
      <DataTable
        aria-label={t('companies.list')}
        columns={columns}
        getRowId={idOf}
        source={{ rows: rows ?? NONE }}
        isLoading={!rows && !error}
        error={!rows && error && failureText(t, error, 'table')}
        onRetry={mine.error ? mine.retry : suppliers.retry}
      />
    </Stack>
  )
}
