import type { ActiveUser, BlockedUser, PendingUser } from '@tessera/contract'
import { Inline, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { STAGE_TONES, STAGE_MESSAGES } from './admin-messages.ts'
import type { OnAction } from './use-actions-on.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'
import { useUserTypes } from '../../platform/users/use-user-types.ts'
import { RenewButton } from './UserMenu.tsx'

interface Named {
  firstName: string
  lastName: string
  email: string
  products: readonly string[]
}

/** Returns two name columns and an address; on a phone, the names share a line with the address below. */
function nameColumns<Row extends Named>(t: Intl['t']): DataTableColumn<Row>[] {
  const common = { isSortable: true, isResizable: true } as const
  return [
    {
      ...common,
      id: 'firstName',
      header: t('admin.firstName'),
      width: '2fr',
      minWidth: 112,
      priority: 2,
      inlineWith: 'lastName',
    },
    {
      ...common,
      id: 'lastName',
      header: t('admin.lastName'),
      width: '2fr',
      minWidth: 144,
      priority: 0,
      isRowHeader: true,
    },
    {
      ...common,
      id: 'email',
      header: t('admin.email'),
      width: '4fr',
      minWidth: 220,
      priority: 1,
      stackUnder: 'lastName',
      overflow: 'middle',
      limit: 50 satisfies TextLimit,
    },
  ]
}

function productsColumn<Row extends Named>(t: Intl['t']): DataTableColumn<Row> {
  return {
    id: 'products',
    header: t('admin.products'),
    width: '2fr',
    minWidth: 128,
    isResizable: true,
    priority: 5,
    value: ({ products }) => products,
    limit: 40 satisfies TextLimit,
  }
}

/** Returns the columns of active users. */
export function useActiveColumns(): DataTableColumn<ActiveUser>[] {
  const { t } = useIntl()
  const { momentColumn } = useTimeColumns()
  const typeOf = useUserTypes()
  return useMemo(
    () => [
      ...nameColumns<ActiveUser>(t),
      {
        id: 'uiCompanyType',
        header: t('admin.type'),
        width: 142,
        isSortable: true,
        isResizable: true,
        priority: 6,
        value: ({ uiCompanyType }) => typeOf.user(uiCompanyType),
      },
      {
        id: 'multipleSupplierAccess',
        header: t('admin.multipleSuppliers'),
        width: 142,
        isSortable: true,
        isResizable: true,
        priority: 7,
        value: ({ multipleSupplierAccess }) => t(multipleSupplierAccess ? 'admin.yes' : 'admin.no'),
        isMuted: ({ multipleSupplierAccess }) => !multipleSupplierAccess,
      },
      productsColumn<ActiveUser>(t),
      momentColumn<ActiveUser>('uiLastLoginTime', t('admin.lastSignIn'), ({ lastLoginAt }) => lastLoginAt),
    ],
    [t, momentColumn, typeOf],
  )
}

/** Returns the columns of users who are invited or being set up. */
export function usePendingColumns(onAction: OnAction): DataTableColumn<PendingUser>[] {
  const { t } = useIntl()
  const { dayColumn } = useTimeColumns()
  return useMemo(
    () => [
      ...nameColumns<PendingUser>(t),
      {
        id: 'uiState',
        header: t('admin.state'),
        width: 216,
        priority: 3,
        value: ({ stage }) => t(STAGE_MESSAGES[stage]),
        cell: (person) => (
          <Inline gap={2}>
            <StatusBadge tone={STAGE_TONES[person.stage]}>{t(STAGE_MESSAGES[person.stage])}</StatusBadge>
            <RenewButton person={person} onAction={onAction} />
          </Inline>
        ),
      },
      productsColumn<PendingUser>(t),
      {
        id: 'createdBy',
        header: t('admin.createdBy'),
        width: '2fr',
        minWidth: 120,
        isSortable: true,
        isResizable: true,
        priority: 6,
      },
      dayColumn<PendingUser>('uiCreatedOnDate', t('admin.createdOn'), ({ createdAt }) => createdAt),
    ],
    [t, dayColumn, onAction],
  )
}

/** Returns the columns of blocked users. */
export function useBlockedColumns(): DataTableColumn<BlockedUser>[] {
  const { t } = useIntl()
  const { momentColumn } = useTimeColumns()
  return useMemo(
    () => [
      ...nameColumns<BlockedUser>(t),
      productsColumn<BlockedUser>(t),
      {
        id: 'blockedReason',
        header: t('admin.reason'),
        width: '3fr',
        minWidth: 152,
        isSortable: true,
        isResizable: true,
        priority: 3,
        limit: 50 satisfies TextLimit,
      },
      {
        id: 'uiBlockedBy',
        header: t('admin.blockedBy'),
        width: '2fr',
        minWidth: 120,
        isSortable: true,
        isResizable: true,
        priority: 6,
        value: ({ blockedBy }) => blockedBy,
      },
      momentColumn<BlockedUser>('uiBlockedOn', t('admin.blockedOn'), ({ blockedAt }) => blockedAt),
    ],
    [t, momentColumn],
  )
}
