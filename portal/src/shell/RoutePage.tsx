import { ErrorBoundary, LoadingPage, Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIntl } from '../messages/intl.tsx'
import { useAnalytics } from '../platform/analytics/analytics.ts'
import { useConfig } from '../platform/config/config.tsx'
import { LoadFailure } from '../platform/feedback/LoadFailure.tsx'
import { useFlags } from '../platform/flags/flags.ts'
import { ItemTitleContext } from '../platform/routing/document-title.ts'
import { lazyPage } from '../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../platform/routing/route.ts'
import { analyticsNameOf, documentTitle, flagFor, queryOf, titleIdOf } from '../platform/routing/route.ts'
import { useSession } from '../platform/session/session.tsx'
import type { GuardResult } from './guard.ts'
import { evaluateGuard } from './guard.ts'

const NotFoundPage = lazyPage(() => import('../platform/feedback/NotFoundPage.tsx'))
const NotAdministratorPage = lazyPage(() => import('../platform/access/NotAdministratorPage.tsx'), 'myAccess')
const NoKnowledgeBasePage = lazyPage(() => import('../platform/access/NoKnowledgeBasePage.tsx'), 'reading')

/** The query parameters that select one of several items at a path. */
const ITEM_QUERIES = ['id', 'article', 'category', 'path'] as const

const NOT_FOUND: PortalRoute = {
  path: '*',
  page: NotFoundPage,
  title: 'notFound.title',
  analytics: 'page not found',
  access: 'public',
}

/** The visitor's result for this route. */
export function useGuard(route: PortalRoute): GuardResult {
  const { tenant } = useConfig()
  const { status, visitor } = useSession()
  const at = useLocation()
  const flags = useFlags(flagFor(route, at) !== undefined && status === 'success')
  return evaluateGuard(route, { session: status, visitor, tenant, flags, at })
}

function useNamesOf(route: PortalRoute, isShown: boolean, item: string | null): void {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { visitor } = useSession()
  const analytics = useAnalytics()
  const at = useLocation()
  const titleId = titleIdOf(route, at)
  const title = titleId ? t(titleId) : productName
  const name = analyticsNameOf(route, at, visitor)
  useEffect(() => {
    const named = [item, titleId && title].filter(Boolean).join(' | ')
    if (isShown) document.title = documentTitle(named, productName)
  }, [isShown, item, titleId, title, productName])
  // Each item at a shared path, such as an article, is a separate page view.
  const viewed = [at.pathname, ...ITEM_QUERIES.map((name) => queryOf(at, name) ?? '')].join(' ')
  useEffect(() => {
    if (isShown) analytics.viewPage(name, viewed)
  }, [isShown, analytics, name, viewed])
}

interface RoutePageProps {
  route: PortalRoute
  /** Whether the page found no item at this URL; the title and the page view then change to not found. */
  isMissing: boolean
}

/** A page of the portal: its guard, title and page view, and the screen itself. */
export function RoutePage({ route, isMissing }: RoutePageProps): ReactNode {
  const { isProduction } = useConfig()
  const { failure, retry } = useSession()
  const analytics = useAnalytics()
  const { pathname, search, hash } = useLocation()
  const guarded = useGuard(route)
  const hasFailed = failure !== undefined && route.access === 'private'
  const [item, setItem] = useState<string | null>(null)
  const isShown = guarded.kind !== 'wait' && guarded.kind !== 'redirect'
  useNamesOf(isMissing ? NOT_FOUND : route, isShown, item)
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8))

  if (hasFailed) {
    return (
      <Page>
        <LoadFailure headingLevel={1} error={failure} onRetry={retry} />
      </Page>
    )
  }
  if (guarded.kind === 'redirect') {
    return <Navigate to={guarded.to} state={{ ...guarded.refusal, lastUrl: pathname + search + hash }} replace />
  }
  if (guarded.kind === 'wait') return <LoadingPage />
  if (guarded.kind === 'notFound') return <NotFoundPage />
  if (guarded.kind === 'notAdministrator') return <NotAdministratorPage />
  if (guarded.kind === 'noKnowledgeBase') return <NoKnowledgeBasePage />
  return (
    <ErrorBoundary
      showDetails={!isProduction}
      reference={reference}
      resetKey={pathname}
      onError={() => analytics.track('error_shown', { reference })}
    >
      <ItemTitleContext value={setItem}>
        <route.page />
      </ItemTitleContext>
    </ErrorBoundary>
  )
}
