import type { Locale } from '@tessera/contract'
import { pathTo } from '@tessera/contract'

/** The list of content. */
export const CONTENT = /* @__PURE__ */ pathTo('/operations', { tab: 'content' })

/** The editor of an item, in one of its languages. */
export function toContent(path: string, locale?: Locale): string {
  return pathTo('/operations', { tab: 'content', content: path, ...(locale && { locale }) })
}
