import type { PageName } from './analytics/rules.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import type { PortalPath } from './paths.ts'
import { routedPath, safeLastUrl } from './session/rules.ts'

/** The query that adds the permissions to the user's session data. */
export const WITH_PERMISSIONS = { query: { permissions: 'true' } } as const

type Query = Readonly<Record<string, string>>

/** Returns the query that tells the server where to continue after login. A disallowed address becomes the default. */
export function loginQuery(search: string): Query {
  const wanted = new URLSearchParams(search).get('lastUrl')
  return wanted === null ? {} : { lastUrl: safeLastUrl(wanted) }
}

/** A call that a page makes when it opens. */
export interface RoutePrefetch {
  call: Call
  /** The query, or a function of the page's search. */
  query?: Query | ((search: string) => Query)
  /** Whether it counts as user activity; calls for the page's content count, calls for the shell around it do not. */
  byPerson?: true
  /** The page that redirects to the response's address. */
  redirectsFrom?: PageName
}

const AROUND: readonly RoutePrefetch[] = [{ call: calls.banners.list }]
const WITH_SESSION: readonly RoutePrefetch[] = [
  ...AROUND,
  { call: calls.session.authStatus },
  { call: calls.session.userContext, ...WITH_PERMISSIONS },
]

/** Pages that prefetch other calls than the session and the banners. */
const PAGES: readonly { path: PortalPath; prefetches: readonly RoutePrefetch[] }[] = [
  { path: '/', prefetches: [...WITH_SESSION, { call: calls.products.learn, byPerson: true }] },
  { path: '/apps', prefetches: [...WITH_SESSION, { call: calls.products.list, byPerson: true }] },
  {
    path: '/login',
    prefetches: [...AROUND, { call: calls.session.login, query: loginQuery, byPerson: true, redirectsFrom: 'login' }],
  },
  { path: '/logout', prefetches: AROUND },
  { path: '/knowledgeBase/articles', prefetches: [...WITH_SESSION, { call: calls.flags.list }] },
  { path: '/knowledgeBase/search', prefetches: [...WITH_SESSION, { call: calls.flags.list }] },
]

/** The first calls of a page; its document prefetches them before the portal's script loads. */
export function prefetchesFor(pathname: string): readonly RoutePrefetch[] {
  const wanted = routedPath(pathname)
  return PAGES.find(({ path }) => path === wanted)?.prefetches ?? WITH_SESSION
}
