declare module 'virtual:catalogue/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

  const messages: Record<string, MessageFormatElement[]>
  export default messages
}
