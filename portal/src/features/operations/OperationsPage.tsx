import { pathTo } from '@tessera/contract'
import { Page } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { BannersTab } from './BannersTab.tsx'
import { FlagsTab } from './FlagsTab.tsx'
import { MailsTab } from './MailsTab.tsx'

/** What operators steer a running portal by. */
export default function OperationsPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const wanted = queryOf(useLocation(), 'tab')
  const items = [
    { id: 'flags', label: t('operations.flags'), content: <FlagsTab /> },
    { id: 'banners', label: t('operations.banners'), content: <BannersTab /> },
    { id: 'mails', label: t('operations.mails'), content: <MailsTab /> },
  ]
  const { id: tab = 'flags' } = items.find(({ id }) => id === wanted) ?? {}
  return (
    <Page width="wide" title={t('title.operations')} description={t('operations.text')}>
      <Tabs
        aria-label={t('title.operations')}
        items={items}
        value={tab}
        onChange={(next) => void navigate(pathTo('/operations', { tab: next }), { replace: true })}
      />
    </Page>
  )
}
