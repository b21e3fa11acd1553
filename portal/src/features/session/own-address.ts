import type { TenantHosts } from '@tessera/contract'
import { loginAddress } from '@tessera/contract'

/** Returns the URL if it is the login page of a sibling tenant's host; null for any other. */
export function ownAddress(location: string | null, hosts: TenantHosts, origin: string): URL | null {
  const addresses = Object.values(hosts).map((host) => loginAddress(host, origin))
  return addresses.find(({ href }) => href === location) ?? null
}
