/** Control characters but line feed and tab, and halves of characters, which no database stores. */
const UNSTORABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu

/** Text as it is stored: plain, trimmed. */
export function plainText(text: string): string {
  return text.replace(UNSTORABLE, '').trim()
}
