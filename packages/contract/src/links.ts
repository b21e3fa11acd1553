const ANY_ORIGIN = 'https://portal.invalid'

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/** A URL of the text where every browser reads it as it looks; browsers drop tabs and take `\` for `/`. */
function urlOf(text: string): URL | null {
  const isPlain = !text.includes('\\') && !hasControlCharacter(text)
  return isPlain && URL.canParse(text, ANY_ORIGIN) ? new URL(text, ANY_ORIGIN) : null
}

/** The address as a path of the portal's own origin, in the spelling in which a browser opens it; null for any other. */
export function ownPath(address: string): string | null {
  const url = /^\/(?!\/)/.test(address) ? urlOf(address) : null
  // Dot segments can leave two slashes at the start, which would name a host.
  return url && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** An address that may be followed, as a browser opens it: https without credentials, or a path of this origin; else null. */
export function safeLink(address: string): string | null {
  if (!/^https:\/\//i.test(address)) return ownPath(address)
  const url = urlOf(address)
  return url && !url.username && !url.password ? url.href : null
}
