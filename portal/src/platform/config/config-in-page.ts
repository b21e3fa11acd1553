import type { PortalConfig } from '@tessera/contract'

/** Whether a response is a configuration, not a proxy's page. */
export function isConfig(answer: unknown): answer is PortalConfig {
  const { apiBase, productName, tenant }: Partial<PortalConfig> = Object(answer)
  return typeof apiBase === 'string' && typeof productName === 'string' && tenant !== undefined
}

/** The configuration that the server has written into the page; none where something else serves it or there is no browser. */
export function configInPage(): PortalConfig | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.querySelector('script#config')?.textContent
  const config: unknown = text ? JSON.parse(text) : undefined
  return isConfig(config) ? config : undefined
}
