import { ADMIN_PERMISSIONS, calls, GLOBAL_LAYOUTS, hasPermission, pathTo } from '@tessera/contract'
import { Button, Page } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import type { Unwanted } from './DeleteQuestion.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { LAYOUT_MESSAGES, nameOf } from './global-user-messages.ts'
import { GlobalUserList } from './GlobalUserList.tsx'
import { GlobalUserPanel, NewGlobalUserPanel } from './GlobalUserPanel.tsx'

/** All users of the host's tenant, external and internal, with a tab per layout. */
export default function GlobalUsersPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { shown, show: showUser, hrefOf: hrefOfUser } = usePanelParam('user')
  const { authz } = useUser()
  const counts = useCall(calls.globalUsers.counts).data
  const [isAdding, setAdding] = useState(false)
  const [unwanted, setUnwanted] = useState<Unwanted | null>(null)
  const [order, setOrder] = useState<readonly string[]>([])
  const hrefOf = useCallback(({ loginId }: { loginId: string }) => hrefOfUser(loginId), [hrefOfUser])
  const show = (loginId: string | null): void => {
    setAdding(false)
    showUser(loginId)
  }
  const startAdding = (): void => {
    if (shown !== null) show(null)
    setAdding(true)
  }
  const items = GLOBAL_LAYOUTS.map((layout) => ({
    id: layout,
    label: t(LAYOUT_MESSAGES[layout]),
    count: counts?.[layout],
    content: (
      <GlobalUserList
        layout={layout}
        shown={shown}
        hrefOf={hrefOf}
        onOpen={({ loginId }) => show(loginId)}
        onDelete={(user) => setUnwanted({ targets: [{ ids: [user.loginId] }], name: nameOf(user) })}
        onOrder={setOrder}
      />
    ),
  }))
  const wanted = search.get('tab')
  const tab = GLOBAL_LAYOUTS.find((layout) => layout === wanted) ?? 'external'
  const sought = search.has('search') && { search: search.get('search') ?? '' }
  const total = counts && GLOBAL_LAYOUTS.reduce((sum, layout) => sum + counts[layout], 0)
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('title.globalUsers')} count={total} />}
      description={t('globalUsers.text')}
      actions={
        hasPermission(authz.permissions, ADMIN_PERMISSIONS.createGlobalUser) && (
          <Button variant="primary" onPress={startAdding}>
            {t('globalUsers.add')}
          </Button>
        )
      }
    >
      <Tabs
        aria-label={t('title.globalUsers')}
        items={items}
        value={tab}
        onChange={(next) => void navigate(pathTo('/globalUserManagement', { tab: next, ...sought }))}
      />
      {shown !== null && <GlobalUserPanel loginId={shown} order={order} onShow={show} onClose={() => show(null)} />}
      {isAdding && <NewGlobalUserPanel onClose={() => setAdding(false)} />}
      {unwanted && <DeleteQuestion unwanted={unwanted} onClose={() => setUnwanted(null)} />}
    </Page>
  )
}
