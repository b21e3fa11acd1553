import type { TenantCode, TenantHosts } from '@tessera/contract'

const OF_THIS_MACHINE = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a host is the local machine. */
export const isOfThisMachine = (host: string): boolean => OF_THIS_MACHINE.test(host)

/**
 * Returns a tenant's portal origin from its configured host, not from a request's Host header. Links in emails use it.
 */
export function portalOrigin(tenant: TenantCode, hosts: TenantHosts, port: number): string {
  const host = hosts[tenant]
  if (!isOfThisMachine(host)) return `https://${host}`
  // Uses `localhost` for the US: outside browsers, `us.localhost` often doesn't resolve.
  return `http://${tenant === 'US' ? 'localhost' : host}:${port}`
}

/** Origins come from the Host header, which any client can invent, so the cache is bounded. */
const MAX_ORIGINS = 16

/** A bounded cache by origin. When it is full, a new origin removes the oldest one. */
export class OriginCache<T> extends Map<string, T> {
  override set(origin: string, value: T): this {
    const [oldest] = this.keys()
    if (this.size >= MAX_ORIGINS && oldest !== undefined && !this.has(origin)) this.delete(oldest)
    return super.set(origin, value)
  }
}
