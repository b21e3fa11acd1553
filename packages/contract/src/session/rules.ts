import { ownPath } from '../links.ts'
import { pathTo } from '../paths.ts'

const FALLBACK = pathTo('/apps')
const LOGIN_OR_LOGOUT = /^\/(?:login|logout)\/*$/i

/** The storage key that marks a session that ended for inactivity, until a page has shown the message. */
export const IDLE_FLAG = 'idleTimeout'

/** The longest path that is remembered while a user signs in. */
export const LAST_URL_LENGTH = 2000

/**
 * Returns a path as the portal's router reads it: each segment is decoded once, or unchanged if it cannot be decoded.
 */
export function routedPath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/**
 * Returns the path for after signing in: a same-origin path with its query and fragment, as a browser opens it.
 * Anything else becomes `/apps`, as does `/login` or `/logout` in any spelling that the router accepts.
 */
export function safeLastUrl(lastUrl: string | null | undefined): string {
  const path = lastUrl ? ownPath(lastUrl) : null
  if (path === null || path.length > LAST_URL_LENGTH) return FALLBACK
  return LOGIN_OR_LOGOUT.test(routedPath(path.replace(/[?#].*$/, ''))) ? FALLBACK : path
}
