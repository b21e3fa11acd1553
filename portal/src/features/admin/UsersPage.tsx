import { calls, pathTo } from '@tessera/contract'
import { Page } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ActiveUsers, BlockedUsers, PendingUsers } from './UserLists.tsx'

/** A company's people: who is in, who is on the way, and who is kept out. */
export default function UsersPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const at = useLocation()
  const { tenant } = useUser()
  const counts = useCall(calls.users.counts, { params: { companyId: tenant.id } }).data
  const items = [
    { id: 'active', label: t('admin.activeUsers'), count: counts?.active, content: <ActiveUsers /> },
    { id: 'pending', label: t('admin.pendingUsers'), count: counts?.pending, content: <PendingUsers /> },
    { id: 'blocked', label: t('admin.blockedUsers'), count: counts?.blocked, content: <BlockedUsers /> },
  ]
  const wanted = queryOf(at, 'tab')
  const { id: tab = 'active' } = items.find(({ id }) => id === wanted) ?? {}
  return (
    <Page width="wide" title={t('admin.users')} description={t('admin.usersText')}>
      <Tabs
        aria-label={t('admin.users')}
        items={items}
        value={tab}
        onChange={(next) => void navigate(pathTo('/admin/userList', { tab: next }), { replace: true })}
      />
    </Page>
  )
}
