import { DEFAULT_LOCALE, isLocale, offeredLocale } from '@tessera/contract'
import { readCookie } from '../data/cookies.ts'
import type { PortalLocale } from './catalogues.ts'
import { PSEUDO_LOCALE } from './catalogues.ts'

/** The stored language, else the browser's; null when neither is offered. The pseudo-language only when it is stored. */
export function wishedLocale(browser: readonly string[] = navigator.languages): PortalLocale | null {
  const stored = readCookie('locale')
  if (stored === PSEUDO_LOCALE || isLocale(stored)) return stored
  return offeredLocale(stored, ...browser)
}

/** The stored language, else the browser's, else en-US. */
export function chosenLocale(browser?: readonly string[]): PortalLocale {
  return wishedLocale(browser) ?? DEFAULT_LOCALE
}
