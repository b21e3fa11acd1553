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

/** Banners that say the same as the header's badge. */
const SAID_BY_HEADER: readonly BannerData['kind'][] = ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR']

/**
 * Banners of every page for everyone or for the user's type, null without any; dismissals are kept, for signed-in
 * users on every device.
 */
export function usePortalBanners(banners: readonly BannerData[], onFailure: () => void): ReactNode {
  const { t } = useIntl()
  const { user } = useSession()
  const { pathname } = useLocation()
  const save = useSavePreferences()
  const [closed, setClosed] = useState(dismissedBanners)
  const kept = user?.user_preferences.dismissed_banners ?? []
  const isActing = useActing() !== null
  // The header names super admins, and the bar above it the acting company.
  const reported = banners.filter(({ kind }) => !SAID_BY_HEADER.includes(kind) && !(isActing && isUserKindBanner(kind)))
  const withPromotion = routedPath(pathname) === pathTo('/apps') && !isActing
  const shown = bannersToShow(reported, user ? [...kept, ...closed] : closed, { withPromotion })

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
