import type { ActiveUser, BlockedUser, PendingUser } from '@tessera/contract'
import {
  ACTIVE_USER_LIST,
  ADMIN_PERMISSIONS,
  BLOCKED_USER_LIST,
  calls,
  hasPermission,
  PENDING_USER_LIST,
} from '@tessera/contract'
import { Button, Stack } from '@tessera/ui'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { bulkTargets } from '../../tables/bulk.ts'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListViews } from '../../tables/ListViews.tsx'
import { useList } from '../../tables/use-list.ts'
import type { OnAct } from './use-acts-on.ts'
import { useActiveColumns, useBlockedColumns, usePendingColumns } from './user-columns.tsx'
import { UserMenu } from './UserMenu.tsx'
import type { Asked } from './UserQuestion.tsx'
import { UserQuestion } from './UserQuestion.tsx'
import { UserTools, useActiveFilters, useStageFilters } from './UserTools.tsx'

const NONE: DataTableSelection = { include: new Set() }

interface UserListProps {
  /** What is done to somebody from their row's menu. */
  onAct: OnAct
  /** Shows more of somebody. */
  onOpen: (person: { loginId: string }) => void
}

/** A company's active people: those who are chosen are blocked or deleted at once. */
export function ActiveUsers({ onAct, onOpen }: UserListProps): ReactNode {
  const { t } = useIntl()
  const { tenant, login_id: own, authz } = useUser()
  const list = useList(calls.users.active, ACTIVE_USER_LIST, {
    analytics: 'activeUsers',
    params: { companyId: tenant.id },
  })
  const columns = useActiveColumns()
  const filters = useActiveFilters()
  const [selection, setSelection] = useState(NONE)
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayBlock = hasPermission(authz.permissions, ADMIN_PERMISSIONS.blockUser)
  const mayDelete = hasPermission(authz.permissions, ADMIN_PERMISSIONS.deleteUser)
  const mayAct = mayBlock || mayDelete
  const menuOf = (person: ActiveUser): ReactNode => (
    <UserMenu person={{ ...person, status: 'ACTIVE', stage: null }} onAct={onAct} />
  )
  const ask = (act: Asked['act']) =>
    setAsked({
      act,
      targets: bulkTargets(selection, { rules: ACTIVE_USER_LIST, selectable: list.answer?.selectable ?? 0 }),
    })
  return (
    <Stack gap={4}>
      <ListTable
        aria-label={t('admin.activeUsers')}
        columns={columns}
        list={list}
        {...(mayAct && { selectionMode: 'multiple' })}
        selection={selection}
        onSelectionChange={setSelection}
        isRowDisabled={({ loginId }) => loginId === own}
        rowActions={menuOf}
        onRowAction={onOpen}
        below={
          mayAct && (
            <DataTableSelectionBar>
              {mayBlock && <Button onPress={() => ask('BLOCK')}>{t('admin.block')}</Button>}
              {mayDelete && (
                <Button variant="danger" onPress={() => ask('DELETE')}>
                  {t('admin.delete')}
                </Button>
              )}
            </DataTableSelectionBar>
          )
        }
      >
        <ListViews views={list.views} />
        <UserTools filters={filters} />
      </ListTable>
      {asked && <UserQuestion asked={asked} onClose={() => setAsked(null)} onDone={() => setSelection(NONE)} />}
    </Stack>
  )
}

/** Those who are invited to a company, or being set up. */
export function PendingUsers({ onAct, onOpen }: UserListProps): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const list = useList(calls.users.pending, PENDING_USER_LIST, {
    analytics: 'pendingUsers',
    params: { companyId: tenant.id },
  })
  const columns = usePendingColumns()
  const filters = useStageFilters()
  const menuOf = (person: PendingUser): ReactNode => <UserMenu person={person} onAct={onAct} />
  return (
    <ListTable
      aria-label={t('admin.pendingUsers')}
      columns={columns}
      list={list}
      rowActions={menuOf}
      onRowAction={onOpen}
    >
      <ListViews views={list.views} />
      <UserTools filters={filters} />
    </ListTable>
  )
}

/** A company's blocked people. */
export function BlockedUsers({ onAct, onOpen }: UserListProps): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const list = useList(calls.users.blocked, BLOCKED_USER_LIST, {
    analytics: 'blockedUsers',
    params: { companyId: tenant.id },
  })
  const columns = useBlockedColumns()
  const menuOf = (person: BlockedUser): ReactNode => (
    <UserMenu person={{ ...person, status: 'BLOCKED', stage: null }} onAct={onAct} />
  )
  return (
    <ListTable
      aria-label={t('admin.blockedUsers')}
      columns={columns}
      list={list}
      rowActions={menuOf}
      onRowAction={onOpen}
    >
      <ListViews views={list.views} />
      <UserTools />
    </ListTable>
  )
}
