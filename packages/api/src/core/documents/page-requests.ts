import type { IncomingHttpHeaders } from 'node:http'
import { API_BASE, pathTo } from '@tessera/contract'

interface RequestHead {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The portal's page for a failed login. */
export const SIGN_IN_FAILED = pathTo('/error', { from: 'login' })

const SERVER_PATHS = [`${API_BASE}/`, '/api/', '/assets/']
const PROVIDER_PATH = '/idp/'
const SIGN_IN_STEP = new RegExp(`^(?:${API_BASE}/login/callback|/idp/auth(?:/[\\w-]+)?)$`)
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i

function pathOf({ url = '/' }: RequestHead): string {
  return url.split('?')[0] ?? ''
}

/** Whether a browser tab navigates to the URL. */
function isForBrowserTab({ headers }: RequestHead): boolean {
  const destination = headers['sec-fetch-dest']
  return destination ? destination === 'document' : headers.accept?.includes('text/html') === true
}

/** Whether the request is a read. */
export function isRead({ method }: RequestHead): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a browser tab makes this request during a login, so that its user must see failures as a page. */
export function isSignInStep(requested: RequestHead): boolean {
  return isRead(requested) && isForBrowserTab(requested) && SIGN_IN_STEP.test(pathOf(requested))
}

/** Whether the path belongs to the identity provider, where the portal has no page. */
export function isProviderPath(requested: RequestHead): boolean {
  return pathOf(requested).startsWith(PROVIDER_PATH)
}

/**
 * Whether the portal's document handles a path without a route: its own pages, and any path that a browser tab
 * navigates to.
 */
export function isPageRequest(requested: RequestHead): boolean {
  const path = pathOf(requested)
  const isServerPath = path === API_BASE || SERVER_PATHS.some((prefix) => path.startsWith(prefix))
  const isOnlyForTabs = LOOKS_LIKE_FILE.test(path) || isProviderPath(requested)
  return isRead(requested) && !isServerPath && (isForBrowserTab(requested) || !isOnlyForTabs)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Returns the URL for routing. A `%` in a page's undecodable path is escaped, so that no other route matches it. */
export function routedUrl(requested: RequestHead): string {
  const { url = '/' } = requested
  const path = pathOf(requested)
  if (isDecodable(path) || !isPageRequest(requested)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
