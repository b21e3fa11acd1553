/** Parses a web address, absolute or of this portal; throws for every other scheme. */
export function webAddress(href: string): URL {
  const url = new URL(href, window.location.origin)
  if (url.protocol !== 'https:' && url.origin !== window.location.origin && !isLocal(url)) {
    throw new Error('The portal follows only web addresses.')
  }
  return url
}

/** A server on this machine, as in development, has no certificate. */
function isLocal({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')
  )
}
