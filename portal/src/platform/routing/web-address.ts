/**
 * Parses a URL that the portal can open: https, its own origin, or http on this machine. Throws for every other one.
 */
export function webAddress(href: string): URL {
  const url = new URL(href, window.location.origin)
  if (url.protocol !== 'https:' && url.origin !== window.location.origin && !isLocal(url)) {
    throw new Error('The portal can open only https URLs and URLs of its own origin.')
  }
  return url
}

/** A server on this machine, as in development, has no certificate. */
function isLocal({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')
  )
}
