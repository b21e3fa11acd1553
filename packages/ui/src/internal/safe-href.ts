/** Tells whether a launch address may be followed: https anywhere, or the page's own origin. */
export function isSafeHref(href: string) {
  if (href.startsWith('/') && !/^\/[/\\]/.test(href)) return true
  try {
    const url = new URL(href)
    return url.protocol === 'https:' || (typeof window !== 'undefined' && url.origin === window.location.origin)
  } catch {
    return false
  }
}
