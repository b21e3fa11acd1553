// Browsers leave tabs and line feeds out of an address and take `\` for `/`.
const READ_OTHERWISE = /[\\\p{Cc}]/u

/** Tells whether a launch address may be followed: https or the page's own origin, as a browser reads it, no credentials. */
export function isSafeHref(href: string) {
  if (READ_OTHERWISE.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return !new URL(href, 'https://page.invalid').pathname.startsWith('//')
  try {
    const { origin, pathname, protocol, username, password } = new URL(href)
    const isHere = typeof window !== 'undefined' && origin === window.location.origin
    // As a path of its own, which a router makes of it, two slashes would name a host.
    const isOwn = isHere && !pathname.startsWith('//')
    return (protocol === 'https:' || isOwn) && username + password === ''
  } catch {
    return false
  }
}
