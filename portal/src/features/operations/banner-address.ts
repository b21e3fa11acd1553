import { pathTo } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** The id of a new banner in an address. */
export const NEW_BANNER = 'new'

/** The list of banners. */
export const BANNERS = /* @__PURE__ */ pathTo('/operations', { tab: 'banners' })

/** Where a banner is written. */
export function toBanner(id: string): string {
  return pathTo('/operations', { tab: 'banners', banner: id })
}

/** The title of a banner's page. */
export function titleOfBanner(id: string): MessageId {
  return id === NEW_BANNER ? 'title.newBanner' : 'title.changeBanner'
}
