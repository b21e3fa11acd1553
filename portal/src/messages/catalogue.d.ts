declare module 'virtual:catalogue/*' {
  import type { Catalogue, MessageLoaders } from './catalogues.ts'

  /** The words that every page has. */
  const messages: Catalogue
  export default messages
  /** The parts, a chunk each. */
  export const parts: MessageLoaders
}
