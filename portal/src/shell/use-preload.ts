import { pathTo } from '@tessera/contract'
import { useEffect } from 'react'
import type { PortalRoute } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { useSession } from '../platform/session/session.tsx'
import { preloadLogOutEverywhere } from './log-out-everywhere.tsx'
import { preloadToasts } from './Toasts.tsx'

/** Milliseconds: long after the first paint, and well before users leave the page. */
const HEAD_START = 2000

/** Preloads a link's page on hover or focus. */
export function usePreload(routes: readonly PortalRoute[]): void {
  useEffect(() => {
    const load = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === window.location.origin) void routeAt(routes, link.pathname).page.preload()
    }
    document.addEventListener('pointerover', load)
    document.addEventListener('focusin', load)
    return () => {
      document.removeEventListener('pointerover', load)
      document.removeEventListener('focusin', load)
    }
  }, [routes])
}

/** Preloads, while online, the parts that are needed offline: logout, and toasts. */
export function usePreloadForOffline(routes: readonly PortalRoute[]): void {
  const { user } = useSession()
  const isSignedIn = user !== null
  useEffect(() => {
    if (!isSignedIn) return undefined
    const timer = setTimeout(() => {
      void routeAt(routes, pathTo('/logout')).page.preload()
      preloadLogOutEverywhere()
      preloadToasts()
    }, HEAD_START)
    return () => clearTimeout(timer)
  }, [routes, isSignedIn])
}
