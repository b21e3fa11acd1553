/**
 * Leaves the portal for an address of the web; refuses every other kind of address. What leads on by itself is replaced
 * by where it leads: Back would only lead on again.
 */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(href, window.location.origin)
  if (url.protocol !== 'https:' && url.origin !== window.location.origin && !isLocal(url)) {
    throw new Error('The portal follows only web addresses.')
  }
  if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/** A server on this machine, as in development, has no certificate. */
function isLocal({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1')
  )
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload()
}
