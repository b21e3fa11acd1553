import type { IncomingHttpHeaders } from 'node:http'
import { API_BASE, pathTo } from '@tessera/contract'

interface Asked {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The portal's page for a failed login. */
export const SIGN_IN_FAILED = pathTo('/error', { from: 'login' })

const SERVERS_OWN = [`${API_BASE}/`, '/api/', '/assets/']
const PROVIDERS_OWN = '/idp/'
const SIGN_IN_STEP = new RegExp(`^(?:${API_BASE}/login/callback|/idp/auth(?:/[\\w-]+)?)$`)
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i

function pathOf({ url = '/' }: Asked): string {
  return url.split('?')[0] ?? ''
}

/** Whether a browser tab navigates to the URL. */
function isForTab({ headers }: Asked): boolean {
  const destination = headers['sec-fetch-dest']
  return destination ? destination === 'document' : headers.accept?.includes('text/html') === true
}

/** Whether the request is a read. */
export function isRead({ method }: Asked): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a browser tab requests it during a login, so its user must see failures as a page. */
export function isSignInStep(requested: Asked): boolean {
  return isRead(requested) && isForTab(requested) && SIGN_IN_STEP.test(pathOf(requested))
}

/** Whether the path belongs to the identity provider, where the portal has no page. */
export function isProviders(requested: Asked): boolean {
  return pathOf(requested).startsWith(PROVIDERS_OWN)
}

/**
 * Whether the portal's document handles a path without a route: its own pages, and any path that a browser tab
 * navigates to.
 */
export function isPageRequest(requested: Asked): boolean {
  const path = pathOf(requested)
  const isServers = path === API_BASE || SERVERS_OWN.some((prefix) => path.startsWith(prefix))
  const isTabsOnly = LOOKS_LIKE_FILE.test(path) || isProviders(requested)
  return isRead(requested) && !isServers && (isForTab(requested) || !isTabsOnly)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The URL for routing. A page's undecodable URL stays encoded, so that no route matches. */
export function routedUrl(requested: Asked): string {
  const { url = '/' } = requested
  const path = pathOf(requested)
  if (isDecodable(path) || !isPageRequest(requested)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
