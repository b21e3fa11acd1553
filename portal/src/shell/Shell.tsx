import { ErrorBoundary, LoadingPage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AnalyticsProvider } from '../platform/analytics/AnalyticsProvider.tsx'
import { useConfig } from '../platform/config/config.tsx'
import { NotFoundContext } from '../platform/feedback/not-found-context.ts'
import { useGracePeriod } from '../platform/feedback/use-grace-period.ts'
import { useRealLanguage } from '../platform/locale/language.tsx'
import type { PortalRoute } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { SessionProvider } from '../platform/session/session.tsx'
import { Frame } from './Frame.tsx'
import { HumanCheck } from './HumanCheck.tsx'
import { RoutePage, useGuard } from './RoutePage.tsx'
import { SessionAlert } from './SessionAlert.tsx'
import { Toasts } from './Toasts.tsx'
import { useBanners } from './use-banners.ts'
import { usePreload, usePreloadForOffline } from './use-preload.ts'
import { useCompanyRefusal } from './use-company-refusal.ts'
import { useSessionClock } from './use-session-clock.ts'
import { useUnauthorized } from './use-unauthorized.ts'
import { useUncaught } from './use-uncaught.ts'

/** How long the first page waits for its banners, so they do not push it down. */
const BANNER_GRACE_MS = 1000

/** Whether there is nothing at this URL, from the guard or the page, and the function with which a page reports it. */
function useMissing(route: PortalRoute): [isMissing: boolean, report: () => void] {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const [missing, setMissing] = useState<string | null>(null)
  const report = useCallback(() => setMissing(place), [place])
  const guarded = useGuard(route)
  return [guarded.kind === 'notFound' || missing === place, report]
}

function CurrentPage({ routes, route }: { routes: readonly PortalRoute[]; route: PortalRoute }): ReactNode {
  const { banners: inForce, isLoading } = useBanners()
  const [isMissing, reportMissing] = useMissing(route)
  const banners = route.hasNoBanners || isMissing ? [] : inForce
  const isGracePeriodOver = useGracePeriod(isLoading, BANNER_GRACE_MS)
  const guarded = useGuard(route)
  useUncaught()
  usePreloadForOffline(routes)
  if (guarded.kind === 'wait' || (isLoading && !isGracePeriodOver)) return <LoadingPage />
  return (
    <Suspense fallback={<LoadingPage />}>
      <Frame routes={routes} banners={banners}>
        <NotFoundContext value={reportMissing}>
          <RoutePage key={route.path} route={route} isMissing={isMissing} />
        </NotFoundContext>
      </Frame>
    </Suspense>
  )
}

interface ShellProps {
  routes: readonly PortalRoute[]
  /** The session's clock, in milliseconds since 1970; the device's if absent. */
  now?: () => number
}

/** Session, analytics and layout around the page of the current URL. */
export function Shell({ routes, now }: ShellProps): ReactNode {
  const { pathname } = useLocation()
  const { isProduction } = useConfig()
  const route = routeAt(routes, pathname)
  const sessionEnd = useSessionClock(now)
  useUnauthorized(routes, sessionEnd.clock)
  useCompanyRefusal()
  usePreload(routes)
  useRealLanguage(isProduction)
  return (
    <ErrorBoundary showDetails={!isProduction} resetKey={pathname}>
      <SessionProvider isAsked={!route.ignoresSession} clock={sessionEnd.clock}>
        <AnalyticsProvider>
          <CurrentPage routes={routes} route={route} />
          <HumanCheck />
        </AnalyticsProvider>
        {!route.ignoresSession && <SessionAlert {...sessionEnd} />}
        <Toasts />
      </SessionProvider>
    </ErrorBoundary>
  )
}
