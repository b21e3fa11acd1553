const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Preferences that the server reads, so pages don't flash. */
export type ChoiceCookie = 'locale' | 'appearance' | 'density'

/** Returns the value of a readable cookie; undefined if absent, and while prerendering. */
export function readCookie(name: ChoiceCookie): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

/** Stores a choice on this host for a year. */
export function writeCookie(name: ChoiceCookie, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

/** Removes a choice from this host. */
export function removeCookie(name: ChoiceCookie): void {
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`
}
