import type { Domain } from '@tessera/contract'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useTimeColumns } from './use-time-columns.tsx'

/** The columns of a company's domains. */
export function useDomainColumns(): DataTableColumn<Domain>[] {
  const { t } = useIntl()
  const { dayColumn } = useTimeColumns()
  return useMemo(() => {
    const common = { isSortable: true, isResizable: true } as const
    return [
      {
        ...common,
        id: 'domainName',
        header: t('admin.domain'),
        width: '4fr',
        minWidth: 180,
        isRowHeader: true,
        priority: 0,
        value: ({ displayName }) => displayName,
      },
      {
        ...common,
        id: 'allow_sub_domains',
        header: t('admin.subdomains'),
        width: '2fr',
        minWidth: 150,
        priority: 2,
        value: ({ allow_sub_domains: isAllowed }) => t(isAllowed ? 'admin.yes' : 'admin.no'),
      },
      {
        ...common,
        id: 'is3pDomain',
        header: t('admin.domainType'),
        width: '2fr',
        minWidth: 132,
        priority: 3,
        value: ({ is3pDomain }) => t(is3pDomain ? 'admin.thirdParty' : 'admin.companyDomain'),
      },
      { ...common, id: 'users', header: t('admin.domainUsers'), width: 112, align: 'end', priority: 1 },
      dayColumn<Domain>('createdAt', t('admin.createdOn'), ({ createdAt }) => createdAt),
    ]
  }, [t, dayColumn])
}
