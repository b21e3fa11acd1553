import type { ActiveUser, BlockedUser, PendingUser } from '@tessera/contract'
import { StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { STAGE_TONES, STAGE_WORDS } from './admin-words.ts'
import { useTimeColumn } from './use-time-column.tsx'

interface Named {
  firstName: string
  lastName: string
  email: string
  products: readonly string[]
}

/** A name in two columns and an address, which on a phone stands under it. */
function nameColumns<Row extends Named>(t: Intl['t']): DataTableColumn<Row>[] {
  const common = { isSortable: true, isResizable: true } as const
  return [
    { ...common, id: 'firstName', header: t('admin.firstName'), width: '2fr', minWidth: 112, priority: 2 },
    {
      ...common,
      id: 'lastName',
      header: t('admin.lastName'),
      width: '2fr',
      minWidth: 112,
      priority: 0,
      isRowHeader: true,
    },
    { ...common, id: 'email', header: t('admin.email'), width: '4fr', minWidth: 264, priority: 1, under: 'lastName' },
  ]
}

function productsColumn<Row extends Named>(t: Intl['t']): DataTableColumn<Row> {
  return {
    id: 'products',
    header: t('admin.products'),
    width: '4fr',
    minWidth: 200,
    isResizable: true,
    priority: 5,
    value: ({ products }) => (products.length > 0 ? products : '-'),
    limit: 40 satisfies TextLimit,
  }
}

/** The columns of active people. */
export function useActiveColumns(): DataTableColumn<ActiveUser>[] {
  const { t } = useIntl()
  const timeColumn = useTimeColumn()
  return useMemo(
    () => [
      ...nameColumns<ActiveUser>(t),
      { id: 'uiCompanyType', header: t('admin.type'), width: 144, isSortable: true, isResizable: true, priority: 6 },
      {
        id: 'multipleSupplierAccess',
        header: t('admin.multiple'),
        width: 136,
        isSortable: true,
        isResizable: true,
        priority: 7,
        value: ({ multipleSupplierAccess }) => t(multipleSupplierAccess ? 'admin.yes' : 'admin.no'),
      },
      productsColumn<ActiveUser>(t),
      timeColumn<ActiveUser>('uiLastLoginTime', t('admin.lastSignIn'), ({ lastLoginAt }) => lastLoginAt),
    ],
    [t, timeColumn],
  )
}

/** The columns of those who are invited or being set up. */
export function usePendingColumns(): DataTableColumn<PendingUser>[] {
  const { t } = useIntl()
  const timeColumn = useTimeColumn()
  return useMemo(
    () => [
      ...nameColumns<PendingUser>(t),
      {
        id: 'uiState',
        header: t('admin.state'),
        width: 176,
        priority: 3,
        value: ({ stage }) => t(STAGE_WORDS[stage]),
        cell: ({ stage }) => <StatusBadge tone={STAGE_TONES[stage]}>{t(STAGE_WORDS[stage])}</StatusBadge>,
      },
      productsColumn<PendingUser>(t),
      {
        id: 'createdBy',
        header: t('admin.createdBy'),
        width: '2fr',
        minWidth: 132,
        isSortable: true,
        isResizable: true,
        priority: 6,
      },
      timeColumn<PendingUser>('uiCreatedOnDate', t('admin.createdOn'), ({ createdAt }) => createdAt),
    ],
    [t, timeColumn],
  )
}

/** The columns of blocked people. */
export function useBlockedColumns(): DataTableColumn<BlockedUser>[] {
  const { t } = useIntl()
  const timeColumn = useTimeColumn()
  return useMemo(
    () => [
      ...nameColumns<BlockedUser>(t),
      productsColumn<BlockedUser>(t),
      {
        id: 'blockedReason',
        header: t('admin.reason'),
        width: '3fr',
        minWidth: 160,
        isSortable: true,
        isResizable: true,
        priority: 3,
        limit: 50 satisfies TextLimit,
      },
      {
        id: 'uiBlockedBy',
        header: t('admin.blockedBy'),
        width: '2fr',
        minWidth: 132,
        isSortable: true,
        isResizable: true,
        priority: 6,
        value: ({ blockedBy }) => blockedBy,
      },
      timeColumn<BlockedUser>('uiBlockedOn', t('admin.blockedOn'), ({ blockedAt }) => blockedAt),
    ],
    [t, timeColumn],
  )
}
