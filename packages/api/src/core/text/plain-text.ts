/**
 * Control characters but line feed and tab; those that turn the direction of what follows, which would be read in
 * another order than it is stored; and halves of characters, which no database stores.
 */
const NOT_PLAIN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** HTML tags and comments. Other text in angle brackets, such as an address or a number, is kept. */
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--[^<>]*-->/gi
const NON_BREAKING = /[\u00a0\u202f]|&nbsp;/g

/** Text without the tags in it; what they stood around stays. */
function withoutTags(text: string): string {
  const rest = text.replace(TAG, '')
  // Removing nested tags can leave a new one.
  return rest === text ? text : withoutTags(rest)
}

/** Stored text: without control characters, with uniform spaces, trimmed; otherwise as typed. */
export function plainText(text: string): string {
  return text.replace(NOT_PLAIN, '').replace(NON_BREAKING, ' ').trim()
}

/** Plain text without tags, for text that isn't typed into a field: file names, searches. */
export function stripTags(text: string): string {
  return plainText(withoutTags(text.replace(NOT_PLAIN, '')))
}
