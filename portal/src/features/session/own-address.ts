import type { TenantHosts } from '@tessera/contract'

/** The address of a tenant that a person is sent to; null for anything that is not a tenant's own host. */
export function ownAddress(location: string | null, hosts: TenantHosts): URL | null {
  if (!location || !URL.canParse(location)) return null
  const url = new URL(location)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const names = Object.values(hosts).map((host) => host.toLowerCase())
  return isWeb && (names.includes(url.hostname) || names.includes(url.host)) ? url : null
}
