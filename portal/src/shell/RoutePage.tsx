import { ErrorBoundary, LoadingPage, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIntl } from '../messages/intl.tsx'
import { useAnalytics } from './analytics.tsx'
import { useConfig } from './config.tsx'
import type { Verdict } from './guard.ts'
import { judge } from './guard.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { MissingContext } from './missing.ts'
import { NotBuiltPage } from './NotBuiltPage.tsx'
import NotFoundPage from './NotFoundPage.tsx'
import type { PortalRoute } from './route.ts'
import { analyticsNameOf, documentTitle, titleIdOf } from './route.ts'
import { useSession } from './session.tsx'

const NOT_FOUND: PortalRoute = { path: '*', title: 'notFound.title', analytics: 'page not found', access: 'public' }

/** What the visitor gets at this route. */
export function useVerdict(route: PortalRoute): Verdict {
  const { tenant } = useConfig()
  const { status, visitor } = useSession()
  const at = useLocation()
  return judge(route, { session: status, visitor, tenant, at })
}

function useNamesOf(route: PortalRoute, isShown: boolean): string {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { visitor } = useSession()
  const analytics = useAnalytics()
  const at = useLocation()
  const titleId = titleIdOf(route, at)
  const title = titleId ? t(titleId) : productName
  const name = analyticsNameOf(route, at, visitor)
  useEffect(() => {
    if (isShown) document.title = documentTitle(titleId && title, productName)
  }, [isShown, titleId, title, productName])
  useEffect(() => {
    if (isShown) analytics.viewPage(name, at.pathname)
  }, [isShown, analytics, name, at.pathname])
  return title
}

/** One page of the portal: its guard, title and page view, and the screen itself. */
export function RoutePage({ route }: { route: PortalRoute }): ReactNode {
  const { isProduction } = useConfig()
  const { failure, retry } = useSession()
  const analytics = useAnalytics()
  const { pathname, search } = useLocation()
  const verdict = useVerdict(route)
  const hasFailed = failure !== undefined && route.access === 'private'
  const place = pathname + search
  const [missing, setMissing] = useState<string | null>(null)
  const reportMissing = useCallback(() => setMissing(place), [place])
  const shown = verdict.kind === 'notFound' || missing === place ? NOT_FOUND : route
  const title = useNamesOf(shown, verdict.kind !== 'wait' && verdict.kind !== 'redirect')
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8))

  if (hasFailed) {
    return (
      <Page>
        <LoadFailure headingLevel={1} error={failure} onRetry={retry} />
      </Page>
    )
  }
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />
  if (verdict.kind === 'wait') return <LoadingPage />
  if (verdict.kind === 'notFound') return <NotFoundPage />
  if (verdict.kind === 'notAdministrator') return <NotAdministrator />
  if (!route.page) return <NotBuiltPage title={title} />
  return (
    <ErrorBoundary
      showDetails={!isProduction}
      reference={reference}
      resetKey={pathname}
      onError={() => analytics.track('error_shown', { reference })}
    >
      <MissingContext value={reportMissing}>
        <route.page />
      </MissingContext>
    </ErrorBoundary>
  )
}

function NotAdministrator(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage headingLevel={1} title={t('shell.notAdministrator')} />
    </Page>
  )
}
