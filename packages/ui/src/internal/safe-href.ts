/** Characters that browsers change in an address: they remove tabs and line feeds, and replace `\` with `/`. */
export const CHANGED_BY_BROWSERS = /[\\\p{Cc}]/u

/** Whether a launch address is allowed: https or the page's own origin, as a browser reads it, without credentials. */
export function isSafeHref(href: string) {
  if (CHANGED_BY_BROWSERS.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return !new URL(href, 'https://page.invalid').pathname.startsWith('//')
  try {
    const { origin, pathname, protocol, username, password } = new URL(href)
    const isHere = typeof window !== 'undefined' && origin === window.location.origin
    // A router uses only the path, in which two slashes would start a host name.
    const isOwn = isHere && !pathname.startsWith('//')
    return (protocol === 'https:' || isOwn) && username + password === ''
  } catch {
    return false
  }
}
