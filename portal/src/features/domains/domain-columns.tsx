import type { Domain } from '@tessera/contract'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'

/** Returns the number of users with an address in a domain, active and pending ones. */
export function usersOf(t: Intl['t'], { users, pendingUsers: pending }: Domain): string {
  const active = users - pending
  if (users === 0) return t('admin.domainUnused')
  if (pending === 0) return t('admin.domainActive', { active })
  return active === 0 ? t('admin.domainPending', { pending }) : t('admin.domainBoth', { active, pending })
}

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
        isMuted: ({ allow_sub_domains: isAllowed }) => !isAllowed,
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
      {
        ...common,
        id: 'users',
        header: t('admin.domainUsers'),
        width: '4fr',
        minWidth: 192,
        priority: 1,
        stackUnder: 'domainName',
        maxLines: 'all',
        value: (domain) => usersOf(t, domain),
        isMuted: ({ users }) => users === 0,
      },
      dayColumn<Domain>('createdAt', t('admin.createdOn'), ({ createdAt }) => createdAt),
    ]
  }, [t, dayColumn])
}
