import { pathTo } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** The placeholder for a new banner's id in a URL. */
export const NEW_BANNER = 'new'

/** The URL of the list of banners. */
export const BANNERS = /* @__PURE__ */ pathTo('/operations', { tab: 'banners' })

/** Returns the URL of a banner's editor. */
export function toBanner(id: string): string {
  return pathTo('/operations', { tab: 'banners', banner: id })
}

/** Returns the title of a banner's page. */
export function titleOfBanner(id: string): MessageId {
  return id === NEW_BANNER ? 'title.newBanner' : 'title.changeBanner'
}
