import { webAddress } from './web-address.ts'

/**
 * Navigates to a web address; refuses all other schemes. A redirecting page replaces itself, because Back would only
 * redirect again.
 */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = webAddress(href)
  if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/** Reloads the page. */
export function reloadPage(): void {
  window.location.reload()
}
