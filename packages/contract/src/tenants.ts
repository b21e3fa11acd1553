import type { Locale } from './locales.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import { pathTo } from './paths.ts'

/** The three tenants. */
export const TENANT_CODES = ['US', 'MX', 'CA'] as const
export type TenantCode = (typeof TENANT_CODES)[number]

/** A tenant's id in calls and content. */
export type TenantId = `WMT-${TenantCode}`

/** Returns the tenant's id in calls, e.g. `WMT-US`. */
export function tenantIdOf(code: TenantCode): TenantId {
  return `WMT-${code}`
}

/** The default language of a tenant, if neither the user nor the browser prefers an offered one. */
export const TENANT_LOCALES: Readonly<Record<TenantCode, Locale>> = { US: DEFAULT_LOCALE, MX: 'es-MX', CA: 'fr-CA' }

/** The canonical host of each tenant, without a port. */
export type TenantHosts = Record<TenantCode, string>

export const DEFAULT_TENANT_HOSTS: TenantHosts = { US: 'us.localhost', MX: 'mx.localhost', CA: 'ca.localhost' }

/**
 * Returns the tenant of a request host (with or without port, in any case); an unknown host belongs to the US tenant.
 */
export function tenantOfHost(host: string, hosts: TenantHosts = DEFAULT_TENANT_HOSTS): TenantCode {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return TENANT_CODES.find((code) => hosts[code].toLowerCase() === name) ?? 'US'
}

/** Returns the login URL on a tenant's host, with the scheme and port of the current origin. */
export function loginAddress(host: string, origin: string): URL {
  const url = new URL(pathTo('/login'), origin)
  url.hostname = host
  return url
}
