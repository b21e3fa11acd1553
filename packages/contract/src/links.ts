const ANY_ORIGIN = 'https://portal.invalid'

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/** A URL whose text every browser reads the same way. Browsers drop tabs and treat `\` as `/`. */
function urlOf(text: string): URL | null {
  const isPlain = !text.includes('\\') && !hasControlCharacter(text)
  return isPlain && URL.canParse(text, ANY_ORIGIN) ? new URL(text, ANY_ORIGIN) : null
}

/**
 * Returns the address as a path of the portal's own origin, in the form in which a browser opens it; null for any other
 * address.
 */
export function ownPath(address: string): string | null {
  const url = /^\/(?!\/)/.test(address) ? urlOf(address) : null
  // After dot segments are resolved, the path can start with two slashes, which would name a host.
  return url && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/**
 * Returns a safe link in the form in which a browser opens it: https without credentials, or a path of this origin;
 * else null.
 */
export function safeLink(address: string): string | null {
  if (!/^https:\/\//i.test(address)) return ownPath(address)
  const url = urlOf(address)
  return url && !url.username && !url.password ? url.href : null
}
