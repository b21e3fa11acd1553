declare module 'virtual:catalog/*' {
  import type { Catalog, MessageLoaders } from './catalogs.ts'

  /** The messages that every page has. */
  const messages: Catalog
  export default messages
  /** The parts; each is a chunk. */
  export const parts: MessageLoaders
}
