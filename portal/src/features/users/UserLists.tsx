import type { ActiveUser, BlockedUser, PendingUser } from '@tessera/contract'
import { ACTIVE_USER_LIST, BLOCKED_USER_LIST, calls, PENDING_USER_LIST } from '@tessera/contract'
import { Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { useCountedFilters } from '../../tables/use-counted-filters.ts'
import type { List } from '../../tables/use-list.ts'
import { useList } from '../../tables/use-list.ts'
import type { ConfirmableAction, OnAction } from './use-actions-on.ts'
import { useMayActOn } from './use-actions-on.ts'
import { useChosenUsers } from './use-chosen-users.tsx'
import { useUserExport } from './use-user-export.ts'
import { useActiveColumns, useBlockedColumns, usePendingColumns } from './user-columns.tsx'
import { UserMenu } from './UserMenu.tsx'
import { UserTools, useActiveFilters, useStageFilters } from './UserTools.tsx'

/** Bulk actions on active and blocked users. */
const ACTIVE_ACTIONS: readonly ConfirmableAction[] = ['BLOCK', 'DELETE']
const BLOCKED_ACTIONS: readonly ConfirmableAction[] = ['UNBLOCK']

interface UserListProps {
  /** Actions of a row's menu. */
  onAction: OnAction
  /** Opens a user's panel. */
  onOpen: (person: { loginId: string }) => void
  /** Returns the URL of a user's details, for another browser tab. */
  hrefOf: (person: { loginId: string }) => string
  /** The login id of the user whose details are open. */
  shown: string | null
  /** Called with the login ids on the list's current page, in order. */
  onOrder: (loginIds: readonly string[]) => void
}

const currentRow = (shown: string | null): { currentRow?: string } => (shown === null ? {} : { currentRow: shown })

function useOrder({ answer }: Pick<List<{ loginId: string }>, 'answer'>, onOrder: UserListProps['onOrder']): void {
  useEffect(() => onOrder(answer?.rows.map(({ loginId }) => loginId) ?? []), [answer, onOrder])
}

/** A company's active users; selected ones can be blocked or deleted together. */
export function ActiveUsers({ onAction, onOpen, hrefOf, shown, onOrder }: UserListProps): ReactNode {
  const { t } = useIntl()
  const canAct = useMayActOn()
  const { tenant, login_id: own } = useUser()
  const list = useList(calls.users.active, ACTIVE_USER_LIST, {
    analytics: 'activeUsers',
    params: { companyId: tenant.id },
  })
  useOrder(list, onOrder)
  const columns = useActiveColumns()
  const exporting = useUserExport('ACTIVE')
  const filters = useCountedFilters(calls.users.activeFacets, {
    rules: ACTIVE_USER_LIST,
    binding: list.binding,
    filters: useActiveFilters(),
    params: { companyId: tenant.id },
  })
  const chosen = useChosenUsers({ rules: ACTIVE_USER_LIST, list, userActions: ACTIVE_ACTIONS })
  const menuOf = (person: ActiveUser): ReactNode => (
    <UserMenu person={{ ...person, status: 'ACTIVE', stage: null }} onAction={onAction} />
  )
  return (
    <Stack gap={4}>
      <ListTable
        {...chosen.table}
        aria-label={t('admin.activeUsers')}
        columns={columns}
        list={list}
        isRowDisabled={({ loginId }) => loginId === own}
        {...(canAct && { rowActions: menuOf })}
        onRowAction={onOpen}
        rowHref={hrefOf}
        {...currentRow(shown)}
      >
        <UserTools views={list.views} filters={filters} exporting={exporting} />
      </ListTable>
      {chosen.question}
    </Stack>
  )
}

/** Users who are invited to a company, or being set up. */
export function PendingUsers({ onAction, onOpen, hrefOf, shown, onOrder }: UserListProps): ReactNode {
  const { t } = useIntl()
  const canAct = useMayActOn()
  const { tenant } = useUser()
  const list = useList(calls.users.pending, PENDING_USER_LIST, {
    analytics: 'pendingUsers',
    params: { companyId: tenant.id },
  })
  useOrder(list, onOrder)
  const columns = usePendingColumns(onAction)
  const exporting = useUserExport('PENDING')
  const filters = useCountedFilters(calls.users.pendingFacets, {
    rules: PENDING_USER_LIST,
    binding: list.binding,
    filters: useStageFilters(),
    params: { companyId: tenant.id },
  })
  const menuOf = (person: PendingUser): ReactNode => <UserMenu person={person} onAction={onAction} />
  return (
    <ListTable
      aria-label={t('admin.pendingUsers')}
      columns={columns}
      list={list}
      {...(canAct && { rowActions: menuOf })}
      onRowAction={onOpen}
      rowHref={hrefOf}
      {...currentRow(shown)}
    >
      <UserTools views={list.views} filters={filters} exporting={exporting} />
    </ListTable>
  )
}

/** A company's blocked users; selected ones can be unblocked together. */
export function BlockedUsers({ onAction, onOpen, hrefOf, shown, onOrder }: UserListProps): ReactNode {
  const { t } = useIntl()
  const canAct = useMayActOn()
  const { tenant } = useUser()
  const list = useList(calls.users.blocked, BLOCKED_USER_LIST, {
    analytics: 'blockedUsers',
    params: { companyId: tenant.id },
  })
  useOrder(list, onOrder)
  const columns = useBlockedColumns()
  const exporting = useUserExport('BLOCKED')
  const chosen = useChosenUsers({ rules: BLOCKED_USER_LIST, list, userActions: BLOCKED_ACTIONS })
  const menuOf = (person: BlockedUser): ReactNode => (
    <UserMenu person={{ ...person, status: 'BLOCKED', stage: null }} onAction={onAction} />
  )
  return (
    <Stack gap={4}>
      <ListTable
        {...chosen.table}
        aria-label={t('admin.blockedUsers')}
        columns={columns}
        list={list}
        {...(canAct && { rowActions: menuOf })}
        onRowAction={onOpen}
        rowHref={hrefOf}
        {...currentRow(shown)}
      >
        <UserTools views={list.views} exporting={exporting} />
      </ListTable>
      {chosen.question}
    </Stack>
  )
}
