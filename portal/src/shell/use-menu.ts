import { isSuperAdminGroup } from '@tessera/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { noteMenuSelections } from '../data/storage.ts'
import type { Intl } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import type { MenuIcon, MenuPlace, PortalRoute } from '../platform/routing/route.ts'
import { isNavigationPlace } from '../platform/routing/route.ts'
import { useSession } from '../platform/session/session.tsx'
import { hrefOf, menuOf } from './guard.ts'

/** A page in a menu. */
export interface MenuEntry {
  path: string
  href: string
  label: string
  /** Only for pages in the navigation. */
  icon: MenuIcon | undefined
  /** The count beside the label. */
  counts: 'releaseNotes' | undefined
}

/** The visitor for whom menus are built, and the state of the session. */
type MenuVisit = Parameters<typeof menuOf>[2]

/** Returns the entries of one menu that are built and that the visitor can open. */
export function entriesOf(
  routes: readonly PortalRoute[],
  place: MenuPlace,
  visit: MenuVisit,
  t: Intl['t'],
): MenuEntry[] {
  return menuOf(routes, place, visit).flatMap((route) =>
    route.menu
      ? [
          {
            path: route.menu.below ?? route.path,
            href: hrefOf(route, visit.visitor),
            label: t(route.menu.label),
            icon: route.menu.icon,
            counts: route.menu.counts,
          },
        ]
      : [],
  )
}

/** Returns the current visitor in the form that menus need. */
export function useVisit(): MenuVisit {
  const { tenant } = useConfig()
  const { status, visitor } = useSession()
  return { session: status, visitor, tenant, flags: null }
}

/** Returns the entries of one menu for the current visitor. */
export function useMenu(routes: readonly PortalRoute[], place: MenuPlace): MenuEntry[] {
  const { t } = useIntl()
  return entriesOf(routes, place, useVisit(), t)
}

/** Whether a page belongs to a menu's entry, or is below it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** Stores a super admin's menu choice until the session ends. */
export function useMenuSelections(routes: readonly PortalRoute[]): void {
  const { pathname } = useLocation()
  const { user } = useSession()
  const isSuperAdmin = user !== null && isSuperAdminGroup(user.authz.group)
  const main = routes.find(({ path, menu }) => menu && isNavigationPlace(menu.place) && isWithin(pathname, path))?.path
  useEffect(() => {
    if (isSuperAdmin && main) noteMenuSelections(main, pathname === main ? null : pathname)
  }, [isSuperAdmin, main, pathname])
}
