import { isSuperAdminGroup } from '@tessera/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { noteMenuSelections } from '../data/storage.ts'
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
  return menuOf(routes, place, { session: status, visitor, tenant, flags: null }).flatMap((route) =>
    route.menu ? [{ path: route.path, href: hrefOf(route, visitor), label: t(route.menu.label) }] : [],
  )
}

/** Whether a page is the one of a menu's entry, or below it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Remembers what a super admin chooses in the menu, until the session ends. */
export function useMenuSelections(routes: readonly PortalRoute[]): void {
  const { pathname } = useLocation()
  const { user } = useSession()
  const isSuperAdmin = user !== null && isSuperAdminGroup(user.authz.group)
  const main = routes.find(({ path, menu }) => menu?.place === 'product' && isWithin(pathname, path))?.path
  useEffect(() => {
    if (isSuperAdmin && main) noteMenuSelections(main, pathname === main ? null : pathname)
  }, [isSuperAdmin, main, pathname])
}
