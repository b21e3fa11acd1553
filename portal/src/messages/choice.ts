import { isLocale, resolveLocale } from '@tessera/contract'
import { readCookie } from '../data/cookies.ts'
import type { PortalLocale } from './catalogues.ts'
import { PSEUDO_LOCALE } from './catalogues.ts'

/** The stored language, else the browser's, else en-US; the pseudo-language only when it is stored. */
export function chosenLocale(browser: readonly string[] = navigator.languages): PortalLocale {
  const stored = readCookie('locale')
  if (stored === PSEUDO_LOCALE || isLocale(stored)) return stored
  return resolveLocale(stored, ...browser)
}
