import type { TenantHosts } from '@tessera/contract'
import { loginAddress } from '@tessera/contract'

/** The address that a person is sent to, where it is the log-in of a tenant's own host beside this one; null for any other. */
export function ownAddress(location: string | null, hosts: TenantHosts, origin: string): URL | null {
  const addresses = Object.values(hosts).map((host) => loginAddress(host, origin))
  return addresses.find(({ href }) => href === location) ?? null
}
