import { useIntl } from '../messages/intl.tsx'
import { useConfig } from './config.tsx'
import { hrefOf, menuOf } from './guard.ts'
import type { PortalRoute } from './route.ts'
import { useSession } from './session.tsx'

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
