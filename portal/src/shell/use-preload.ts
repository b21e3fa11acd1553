import { useEffect } from 'react'
import type { PortalRoute } from './route.ts'
import { routeAt } from './route.ts'

/** Loads the screen that a link leads to as soon as somebody points at the link or focuses it. */
export function usePreload(routes: readonly PortalRoute[]): void {
  useEffect(() => {
    const load = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === window.location.origin) routeAt(routes, link.pathname).page?.preload()
    }
    document.addEventListener('pointerover', load)
    document.addEventListener('focusin', load)
    return () => {
      document.removeEventListener('pointerover', load)
      document.removeEventListener('focusin', load)
    }
  }, [routes])
}
