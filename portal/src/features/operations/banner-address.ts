import { pathTo } from '@tessera/contract'

/** Stands in an address for a banner that is not there yet. */
export const NEW_BANNER = 'new'

/** The list of banners. */
export const BANNERS = pathTo('/operations', { tab: 'banners' })

/** Where a banner is written. */
export function toBanner(id: string): string {
  return pathTo('/operations', { tab: 'banners', banner: id })
}
