/**
 * Control characters but line feed and tab; those that turn the direction of what follows, which would be read in
 * another order than it is stored; and halves of characters, which no database stores.
 */
const NOT_PLAIN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** Text as it is stored: plain, trimmed. */
export function plainText(text: string): string {
  return text.replace(NOT_PLAIN, '').trim()
}
