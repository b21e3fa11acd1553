import { calls } from '@tessera/contract'
import type { SideNavigationSection } from '@tessera/ui'
import {
  ActivityIcon,
  AppsIcon,
  AtSignIcon,
  BookIcon,
  CompanyIcon,
  GlobeIcon,
  HandshakeIcon,
  HelpIcon,
  LibraryIcon,
  MegaphoneIcon,
  SettingsIcon,
  UsersIcon,
} from '@tessera/ui/icons'
import type { ComponentType } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../data/use-call.ts'
import type { MessageId } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import type { MenuIcon, NavigationPlace, PortalRoute } from '../platform/routing/route.ts'
import { NAVIGATION_PLACES } from '../platform/routing/route.ts'
import { useSession } from '../platform/session/session.tsx'
import { menuOf } from './guard.ts'
import { entriesOf, isWithin, useVisit } from './use-menu.ts'

const TITLES: Readonly<Record<NavigationPlace, MessageId | null>> = {
  apps: null,
  learn: 'menu.learn',
  help: 'menu.help',
  company: 'menu.company',
  staff: 'menu.staff',
}

type NavigationIcon = ComponentType<{ size?: 'small' | 'medium' | 'large' }>

const ICONS: Readonly<Record<MenuIcon, NavigationIcon>> = {
  apps: AppsIcon,
  dictionary: BookIcon,
  knowledge: LibraryIcon,
  news: MegaphoneIcon,
  help: HelpIcon,
  users: UsersIcon,
  domains: AtSignIcon,
  partners: HandshakeIcon,
  activity: ActivityIcon,
  companies: CompanyIcon,
  everywhere: GlobeIcon,
  operations: SettingsIcon,
}

/** The number of unread release notes; 0 if the menu does not offer them. */
function useUnreadNotes(routes: readonly PortalRoute[]): number {
  const visit = useVisit()
  const { pathname } = useLocation()
  const isOffered = menuOf(routes, 'learn', visit).some(({ menu }) => menu?.counts === 'releaseNotes')
  const call = isOffered ? calls.releaseNotes.unread : null
  const { data, retry } = useCall(call, undefined, { background: true, onFocus: true })
  // The user can have read a note on another device, so each page checks again.
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (shownAt.current !== pathname && isOffered) retry()
    shownAt.current = pathname
  }, [pathname, isOffered, retry])
  return data?.unread ?? 0
}

/** The sections of the navigation with the pages that the user can open; none before login. */
export function useNavigation(routes: readonly PortalRoute[]): SideNavigationSection[] {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { user } = useSession()
  const { pathname } = useLocation()
  const visit = useVisit()
  const unread = useUnreadNotes(routes)
  if (!user) return []
  return NAVIGATION_PLACES.flatMap((place) => {
    const title = TITLES[place]
    const items = entriesOf(routes, place, visit, t).map(({ path, href, label, icon, counts }) => {
      const Icon = icon && ICONS[icon]
      const isCurrent = isWithin(pathname, path)
      return {
        href,
        label,
        icon: Icon && <Icon size="medium" />,
        isCurrent,
        ...(counts && { count: unread, countLabel: t('menu.unread', { count: unread }) }),
      }
    })
    return items.length === 0 ? [] : [{ id: place, items, ...(title && { title: t(title, { productName }) }) }]
  })
}
