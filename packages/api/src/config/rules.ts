import type { PortalConfig, Site, TenantCode } from '@tessera/contract'
import { LOCALES, TENANT_CODES, TENANT_LOCALES, tenantIdOf } from '@tessera/contract'
import type { ServerConfig } from '../core/config/portal-config.ts'

/** The configuration without its server-only values. */
export function toPortalConfig(config: ServerConfig): PortalConfig {
  const { contactMail: _, requestsPerMinute: _calls, strictRequestsPerMinute: _strict, ...portal } = config
  return portal
}

/** The tenant of a site id, or undefined. */
export function tenantOfSite(siteId: string): TenantCode | undefined {
  return TENANT_CODES.find((code) => siteIdOf(code) === siteId)
}

/** The id of a tenant's site. */
export function siteIdOf(tenant: TenantCode): string {
  return tenant.toLowerCase()
}

/** A tenant's site, as the site call returns it. */
export function toSite(tenant: TenantCode, { productName, supportPhone }: ServerConfig): Site {
  return {
    site_id: siteIdOf(tenant),
    market: tenant,
    tenant_id: tenantIdOf(tenant),
    name: `${productName} ${tenant}`,
    locales: [...LOCALES],
    default_locale: TENANT_LOCALES[tenant],
    support_phone: supportPhone,
  }
}
