import { webAddress } from './web-address.ts'

/**
 * Leaves the portal for an address of the web; refuses every other kind of address. What leads on by itself is replaced
 * by where it leads: Back would only lead on again.
 */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = webAddress(href)
  if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload()
}
