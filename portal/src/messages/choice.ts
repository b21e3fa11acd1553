import { DEFAULT_LOCALE, isLocale, offeredLocale } from '@tessera/contract'
import { readCookie } from '../data/cookies.ts'
import type { PortalLocale } from './catalogs.ts'
import { PSEUDO_LOCALE } from './catalogs.ts'

/**
 * Returns the stored language, else the browser's; null if neither is offered. The pseudo-language applies only if
 * stored.
 */
export function preferredLocale(browser: readonly string[] = navigator.languages): PortalLocale | null {
  const stored = readCookie('locale')
  if (stored === PSEUDO_LOCALE || isLocale(stored)) return stored
  return offeredLocale(stored, ...browser)
}

/** Returns the stored language, else the browser's, else en-US. */
export function chosenLocale(browser?: readonly string[]): PortalLocale {
  return preferredLocale(browser) ?? DEFAULT_LOCALE
}
