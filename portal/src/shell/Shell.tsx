import { calls } from '@tessera/contract'
import { LoadingPage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { setUnauthorizedHandler } from '../data/client.ts'
import { clearMenuSelections, setIdleFlag } from '../data/storage.ts'
import { destinationOf } from '../data/unauthorized.ts'
import { keyOf, useCall } from '../data/use-call.ts'
import { AnalyticsProvider } from './analytics.tsx'
import { useConfig } from './config.tsx'
import { Frame } from './Frame.tsx'
import { useLanguage, useRealLanguage } from './language.tsx'
import type { PortalRoute } from './route.ts'
import { routeAt } from './route.ts'
import { RoutePage, useVerdict } from './RoutePage.tsx'
import { useScrollAndFocus } from './scroll-and-focus.ts'
import { SessionProvider } from './session.tsx'
import { usePreload } from './use-preload.ts'

/** How long the first page waits for the banners above it, so that they do not push it down. */
const BANNER_PATIENCE = 1000

/** Sends people whose session or account closes a private page where it can be mended. */
function useUnauthorized(routes: readonly PortalRoute[]): void {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    setUnauthorizedHandler((error, callId) => {
      clearMenuSelections()
      if (callId === calls.session.authStatus.id) return
      const { pathname, search } = window.location
      const isPrivate = routeAt(routes, pathname).access === 'private'
      const destination = destinationOf(error, { pathname, search, isPrivate })
      if (!destination) return
      if (destination.isIdle) setIdleFlag()
      void navigate(destination.to, { replace: true })
      void mutate(keyOf(calls.session.authStatus))
    })
    return () => setUnauthorizedHandler(() => {})
  }, [routes, navigate, mutate])
}

/** Asks the server again for its texts when the reader's language changes; what is shown stays until they come. */
function useServerTexts(): void {
  const { locale } = useLanguage()
  const { mutate } = useSWRConfig()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void mutate((key) => Array.isArray(key) && !String(key[0]).startsWith('session.'))
  }, [locale, mutate])
}

function usePatience(limit: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), limit)
    return () => clearTimeout(timer)
  }, [limit])
  return isOver
}

function CurrentPage({ routes, route }: { routes: readonly PortalRoute[]; route: PortalRoute }): ReactNode {
  const { data: banners = [], isLoading } = useCall(calls.banners.list, undefined, { background: true })
  const isPatienceOver = usePatience(BANNER_PATIENCE)
  const verdict = useVerdict(route)
  useScrollAndFocus()
  useServerTexts()
  if (verdict.kind === 'wait' || (isLoading && !isPatienceOver)) return <LoadingPage />
  return (
    <Suspense fallback={<LoadingPage />}>
      <Frame routes={routes} banners={banners}>
        <Routes>
          {routes.map((each) => (
            <Route key={each.path} path={each.path} element={<RoutePage key={each.path} route={each} />} />
          ))}
        </Routes>
      </Frame>
    </Suspense>
  )
}

/** Session, analytics and frame around the page of the current address. */
export function Shell({ routes }: { routes: readonly PortalRoute[] }): ReactNode {
  const { pathname } = useLocation()
  const route = routeAt(routes, pathname)
  useUnauthorized(routes)
  usePreload(routes)
  useRealLanguage(useConfig().isProduction)
  return (
    <SessionProvider isAsked={!route.ignoresSession}>
      <AnalyticsProvider>
        <CurrentPage routes={routes} route={route} />
      </AnalyticsProvider>
    </SessionProvider>
  )
}
