import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import type { PortalRoute } from '../platform/routing/route.ts'
import { useSession } from '../platform/session/session.tsx'
import { hrefOf, menuOf } from './guard.ts'

/** A page that a menu leads to. */
export interface MenuEntry {
  path: string
  href: string
  label: string
}

/** The entries of one menu that are built and that the visitor can reach. */
export function useMenu(routes: readonly PortalRoute[], place: 'product' | 'user' | 'footer'): MenuEntry[] {
  const { t } = useIntl()
  const { tenant } = useConfig()
  const { status, visitor } = useSession()
  return menuOf(routes, place, { session: status, visitor, tenant }).flatMap((route) =>
    route.menu ? [{ path: route.path, href: hrefOf(route, visitor), label: t(route.menu.label) }] : [],
  )
}
