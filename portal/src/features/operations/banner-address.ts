import { pathTo } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Stands in an address for a banner that is not there yet. */
export const NEW_BANNER = 'new'

/** The list of banners. */
export const BANNERS = /* @__PURE__ */ pathTo('/operations', { tab: 'banners' })

/** Where a banner is written. */
export function toBanner(id: string): string {
  return pathTo('/operations', { tab: 'banners', banner: id })
}

/** What the page is called on which a banner is written. */
export function titleOfBanner(id: string): MessageId {
  return id === NEW_BANNER ? 'title.newBanner' : 'title.changeBanner'
}
