import type { Locale } from './locales.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import { pathTo } from './paths.ts'

/** The three tenants. */
export const TENANT_CODES = ['US', 'MX', 'CA'] as const
export type TenantCode = (typeof TENANT_CODES)[number]

/** A tenant's id on the wire and in content. */
export type TenantId = `WMT-${TenantCode}`

/** The tenant's id on the wire, e.g. `WMT-US`. */
export function tenantIdOf(code: TenantCode): TenantId {
  return `WMT-${code}`
}

/** The language of a tenant, where a person and their browser wish for none that is offered. */
export const TENANT_LOCALES: Readonly<Record<TenantCode, Locale>> = { US: DEFAULT_LOCALE, MX: 'es-MX', CA: 'fr-CA' }

/** A tenant's canonical host (without port) by tenant. */
export type TenantHosts = Record<TenantCode, string>

export const DEFAULT_TENANT_HOSTS: TenantHosts = { US: 'us.localhost', MX: 'mx.localhost', CA: 'ca.localhost' }

/** The tenant that a request host (with or without port, any case) belongs to; an unknown host is the US tenant. */
export function tenantOfHost(host: string, hosts: TenantHosts = DEFAULT_TENANT_HOSTS): TenantCode {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return TENANT_CODES.find((code) => hosts[code].toLowerCase() === name) ?? 'US'
}

/** The log-in of a tenant's host, by the scheme and port at which its neighbor was reached. */
export function loginAddress(host: string, origin: string): URL {
  const url = new URL(pathTo('/login'), origin)
  url.hostname = host
  return url
}
