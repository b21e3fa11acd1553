const FALLBACK = '/apps'
const NEVER_AGAIN = ['/login', '/logout']

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}

/**
 * The path to return to after signing in: a same-origin path with its query, never `/login` or `/logout`;
 * anything else becomes `/apps`.
 */
export function safeLastUrl(lastUrl: string | null | undefined): string {
  if (!lastUrl || !/^\/(?!\/)/.test(lastUrl) || lastUrl.includes('\\') || hasControlCharacter(lastUrl)) return FALLBACK
  const [path = ''] = lastUrl.split(/[?#]/)
  return NEVER_AGAIN.includes(path) ? FALLBACK : lastUrl
}
