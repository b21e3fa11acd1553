import type { Banner as BannerData } from '@tessera/contract'
import { bannersToShow, isUserKindBanner, pathTo, routedPath } from '@tessera/contract'
import { BannerStack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dismissedBanners, storeDismissedBanner } from '../data/storage.ts'
import { useIntl } from '../messages/intl.tsx'
import { PortalBanner } from '../platform/banners/PortalBanner.tsx'
import { useActing } from '../platform/company/acting.ts'
import { useSavePreferences, useSession } from '../platform/session/session.tsx'

/** Banner kinds that repeat the header's badge. */
const SHOWN_BY_HEADER: readonly BannerData['kind'][] = ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR']

/**
 * The banners of every page, for everyone or for the user's type; null without any. Dismissals are stored; for
 * signed-in users they apply to every device.
 */
export function usePortalBanners(banners: readonly BannerData[], onFailure: () => void): ReactNode {
  const { t } = useIntl()
  const { user } = useSession()
  const { pathname } = useLocation()
  const save = useSavePreferences()
  const [closed, setClosed] = useState(dismissedBanners)
  const kept = user?.user_preferences.dismissed_banners ?? []
  const isActing = useActing() !== null
  // The header marks super admins, and the bar above the banner names the acting company.
  const allowed = banners.filter(({ kind }) => !SHOWN_BY_HEADER.includes(kind) && !(isActing && isUserKindBanner(kind)))
  const withPromotion = routedPath(pathname) === pathTo('/apps') && !isActing
  const shown = bannersToShow(allowed, user ? [...kept, ...closed] : closed, { withPromotion })

  const dismiss = (id: string): void => {
    setClosed((before) => [...before, id])
    if (user) save({ dismissed_banners: [...new Set([...kept, id])] }).catch(onFailure)
    else storeDismissedBanner(id)
  }

  if (shown.length === 0) return null
  return (
    <BannerStack aria-label={t('shell.banners')}>
      {shown.map((banner) => (
        <PortalBanner
          key={banner.id}
          banner={banner}
          pathname={pathname}
          onDismiss={banner.dismissible ? () => dismiss(banner.id) : undefined}
        />
      ))}
    </BannerStack>
  )
}
