import type { TenantCode, TenantHosts } from '@tessera/contract'

const OF_THIS_MACHINE = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a host is the local machine. */
export const isOfThisMachine = (host: string): boolean => OF_THIS_MACHINE.test(host)

/** A tenant's portal URL, if no request names one. */
export function portalOrigin(tenant: TenantCode, hosts: TenantHosts, port: number): string {
  const host = hosts[tenant]
  if (!isOfThisMachine(host)) return `https://${host}`
  // The first market also has the machine's plain name, which clients other than browsers can resolve too.
  return `http://${tenant === 'US' ? 'localhost' : host}:${port}`
}

/** Origins come from the Host header, which any client can invent, so the cache is bounded. */
const MOST_ORIGINS = 16

/** A bounded cache by origin; the oldest entry is removed. */
export class OriginMap<T> extends Map<string, T> {
  override set(origin: string, value: T): this {
    const [oldest] = this.keys()
    if (this.size >= MOST_ORIGINS && oldest !== undefined && !this.has(origin)) this.delete(oldest)
    return super.set(origin, value)
  }
}
