declare module 'virtual:catalogue/*' {
  import type { Catalogue, MessageLoaders } from './catalogues.ts'

  /** The messages that every page has. */
  const messages: Catalogue
  export default messages
  /** The parts; each is a chunk. */
  export const parts: MessageLoaders
}
