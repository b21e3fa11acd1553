import { hasPermission, pathTo, PERMISSIONS } from '@tessera/contract'
import { Page } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { useUser } from '../../platform/session/session.tsx'
import { BannerPage } from './BannerPage.tsx'
import { BannersTab } from './BannersTab.tsx'
import { ContentPage } from './ContentPage.tsx'
import { ContentTab } from './ContentTab.tsx'
import { ContactTab } from './ContactTab.tsx'
import { FlagsTab } from './FlagsTab.tsx'
import { IncidentsTab } from './IncidentsTab.tsx'
import { MailsTab } from './MailsTab.tsx'
import { MissedSearchesTab } from './MissedSearchesTab.tsx'
import { ReviewsTab } from './ReviewsTab.tsx'

/** The operators' controls of a running portal. */
export default function OperationsPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const at = useLocation()
  const banner = queryOf(at, 'banner')
  const content = queryOf(at, 'content')
  const headingRef = useFocusHeading(banner ?? content, true)
  const { authz } = useUser()
  if (banner && !hasPermission(authz.permissions, PERMISSIONS.updateBanner)) return <NotFoundPage />
  if (banner) return <BannerPage id={banner} headingRef={headingRef} />
  if (content) return <ContentPage key={content} path={content} headingRef={headingRef} />
  const wanted = queryOf(at, 'tab')
  const items = [
    { id: 'incidents', label: t('operations.incidents'), content: <IncidentsTab /> },
    { id: 'contact', label: t('operations.contact'), content: <ContactTab /> },
    { id: 'flags', label: t('operations.flags'), content: <FlagsTab /> },
    { id: 'banners', label: t('operations.banners'), content: <BannersTab /> },
    { id: 'reviews', label: t('review.tab'), content: <ReviewsTab /> },
    { id: 'content', label: t('content.tab'), content: <ContentTab /> },
    { id: 'searches', label: t('operations.missed'), content: <MissedSearchesTab /> },
    { id: 'mails', label: t('operations.mails'), content: <MailsTab /> },
  ]
  const { id: tab = 'incidents' } = items.find(({ id }) => id === wanted) ?? {}
  return (
    <Page width="wide" title={t('title.operations')} headingRef={headingRef} description={t('operations.text')}>
      <Tabs
        aria-label={t('title.operations')}
        items={items}
        value={tab}
        onChange={(next) => void navigate(pathTo('/operations', { tab: next }), { replace: true })}
      />
    </Page>
  )
}
