import { ownPath } from '../links.ts'
import { pathTo } from '../paths.ts'

const FALLBACK = pathTo('/apps')
const NEVER_AGAIN = /^\/(?:login|logout)\/*$/i

/** Where a browser keeps that its last session ended because nobody was there, until a page has said so. */
export const IDLE_FLAG = 'idleTimeout'

/** The longest path that is remembered while a person signs in. */
export const LAST_URL_LENGTH = 2000

/** A path as the portal's router reads it: each part decoded once; as it stands where it cannot be decoded. */
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
 * The path to return to after signing in: a same-origin path with its query and fragment, in the spelling in which a
 * browser opens it, never `/login` or `/logout` in any spelling that the router takes for them; anything else becomes
 * `/apps`.
 */
export function safeLastUrl(lastUrl: string | null | undefined): string {
  const path = lastUrl ? ownPath(lastUrl) : null
  if (path === null || path.length > LAST_URL_LENGTH) return FALLBACK
  return NEVER_AGAIN.test(routedPath(path.replace(/[?#].*$/, ''))) ? FALLBACK : path
}
