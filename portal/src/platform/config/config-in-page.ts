import type { PortalConfig } from '@tessera/contract'

/** Whether a response is a configuration rather than a proxy's page. */
export function isConfig(answer: unknown): answer is PortalConfig {
  const { apiBase, productName, tenant }: Partial<PortalConfig> = Object(answer)
  return typeof apiBase === 'string' && typeof productName === 'string' && tenant !== undefined
}

/**
 * Returns the configuration that the server wrote into the page; undefined if another server delivered the page, or
 * without a browser.
 */
export function configInPage(): PortalConfig | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.querySelector('script#config')?.textContent
  const config: unknown = text ? JSON.parse(text) : undefined
  return isConfig(config) ? config : undefined
}
