import { ADMIN_PERMISSIONS, calls, hasPermission, pathTo } from '@tessera/contract'
import { Button, ButtonLink, Page } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ReceivedRequests } from './ReceivedRequests.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { useActionDialogs } from './use-action-dialogs.tsx'
import { UserFormPanel } from './UserFormPanel.tsx'
import { ActiveUsers, BlockedUsers, PendingUsers } from './UserLists.tsx'
import { UserPanel } from './UserPanel.tsx'

/** A company's users, or the access review in the URL. */
export default function UsersPage(): ReactNode {
  const [search] = useSearchParams()
  const review = search.get('review')
  return review ? <ReviewPage key={review} id={review} /> : <Users />
}

/** A company's active, pending and blocked users. */
function Users(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { shown, show: showUser, hrefOf: hrefOfUser } = usePanelParam('user')
  const { tenant, authz } = useUser()
  const [isAdding, setAdding] = useState(false)
  const actionDialogs = useActionDialogs()
  const params = { companyId: tenant.id }
  const counts = useCall(calls.users.counts, { params }).data
  const seesRequests = hasPermission(authz.permissions, ADMIN_PERMISSIONS.listAccessRequest)
  const requests = useCall(seesRequests ? calls.access.receivedFacets : null, {
    params,
    query: { facet: 'statuses' },
  }).data
  const hrefOf = useCallback(({ loginId }: { loginId: string }) => hrefOfUser(loginId), [hrefOfUser])
  const show = (loginId: string | null): void => {
    // Only one panel is open; an unsent form is offered as a draft when it opens again.
    actionDialogs.endEditing()
    setAdding(false)
    showUser(loginId)
  }
  const [order, setOrder] = useState<readonly string[]>([])
  const onOpen = ({ loginId }: { loginId: string }): void => show(loginId)
  const own = { onAction: actionDialogs.onAction, hrefOf, shown, onOrder: setOrder, onOpen }
  const items = [
    { id: 'active', label: t('admin.activeUsers'), count: counts?.active, content: <ActiveUsers {...own} /> },
    { id: 'pending', label: t('admin.pendingUsers'), count: counts?.pending, content: <PendingUsers {...own} /> },
    { id: 'blocked', label: t('admin.blockedUsers'), count: counts?.blocked, content: <BlockedUsers {...own} /> },
    ...(seesRequests
      ? [
          {
            id: 'requests',
            label: t('admin.accessRequests'),
            count: requests?.['SUBMITTED'],
            content: <ReceivedRequests />,
          },
        ]
      : []),
  ]
  const wanted = search.get('tab')
  // A user searched for in one list can be in another.
  const sought = search.has('search') && { search: search.get('search') ?? '' }
  const { id: tab = 'active' } = items.find(({ id }) => id === wanted) ?? {}
  return (
    <Page
      width="wide"
      title={
        <CountedTitle title={t('admin.users')} count={counts && counts.active + counts.pending + counts.blocked} />
      }
      actions={
        hasPermission(authz.permissions, ADMIN_PERMISSIONS.createUser) && (
          <>
            <ButtonLink href={pathTo('/admin/userList/upload')}>{t('admin.uploadFile')}</ButtonLink>
            <Button variant="primary" onPress={() => setAdding(true)}>
              {t('admin.addUser')}
            </Button>
          </>
        )
      }
    >
      <Tabs
        aria-label={t('admin.users')}
        items={items}
        value={tab}
        onChange={(next) => void navigate(pathTo('/admin/userList', { tab: next, ...sought }))}
      />
      {shown !== null && (
        <UserPanel
          loginId={shown}
          order={order}
          onAction={actionDialogs.onAction}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
      {isAdding && <UserFormPanel loginId={null} onClose={() => setAdding(false)} />}
      {actionDialogs.dialog}
    </Page>
  )
}
