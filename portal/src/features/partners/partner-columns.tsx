import type { Partner } from '@tessera/contract'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'

/** The columns of a company's partners. */
export function usePartnerColumns(): DataTableColumn<Partner>[] {
  const { t } = useIntl()
  const { dayColumn } = useTimeColumns()
  return useMemo(
    () => [
      {
        id: 'companyName',
        header: t('partners.partner'),
        width: '4fr',
        minWidth: 180,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
        isResizable: true,
        value: ({ partnerCompany }) => partnerCompany.companyName,
      },
      {
        id: 'businessCode',
        header: t('partners.code'),
        width: '2fr',
        minWidth: 140,
        priority: 1,
        stackUnder: 'companyName',
        isSortable: true,
        isResizable: true,
        value: ({ partnerCompany }) => partnerCompany.businessCode,
      },
      {
        id: 'adminEmail',
        header: t('partners.contact'),
        width: '4fr',
        minWidth: 220,
        priority: 2,
        isSortable: true,
        isResizable: true,
        overflow: 'middle',
        limit: 50 satisfies TextLimit,
        value: ({ partnerCompany }) => partnerCompany.adminEmail ?? '',
      },
      {
        id: 'appAccess',
        header: t('partners.appAccess'),
        width: '3fr',
        minWidth: 168,
        priority: 3,
        isResizable: true,
        limit: 20 satisfies TextLimit,
        value: ({ appAccess }) => appAccess,
      },
      dayColumn<Partner>('since', t('partners.since'), ({ since }) => since),
    ],
    [t, dayColumn],
  )
}
