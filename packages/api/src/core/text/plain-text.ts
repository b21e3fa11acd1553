/**
 * Control characters except line feed and tab; direction marks, which would display text in another order than it is
 * stored; and unpaired surrogates, which no database stores.
 */
const NOT_PLAIN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** HTML tags and comments. Other text in angle brackets, such as an email address or a number, is kept. */
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--[^<>]*-->/gi
const NON_BREAKING = /[\u00a0\u202f]|&nbsp;/g

/** Removes the tags from a text; the text between them stays. */
function withoutTags(text: string): string {
  const rest = text.replace(TAG, '')
  // Removing nested tags can leave a new one.
  return rest === text ? text : withoutTags(rest)
}

/** Returns a text as it is stored: without control characters, with uniform spaces, trimmed, otherwise as typed. */
export function plainText(text: string): string {
  return text.replace(NOT_PLAIN, '').replace(NON_BREAKING, ' ').trim()
}

/** Plain text without tags, for text that isn't typed into a field: file names, searches. */
export function stripTags(text: string): string {
  return plainText(withoutTags(text.replace(NOT_PLAIN, '')))
}
