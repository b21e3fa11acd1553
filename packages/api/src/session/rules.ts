import { DEFAULT_TIMEZONE, LIMITS } from '@tessera/contract'
import type { Preferences } from '@tessera/contract'
import { later } from '../core/clock.ts'
import { plainText } from '../core/text/plain-text.ts'

/** Below it are the links that set a password. */
export const RESET_PATH = '/idp/reset'

const LOCK = LIMITS.signInLockMinutes * 60_000

/**
 * Until when a login is locked by its newest failures (newest first), or null: as many failures as the limit within
 * the lock's length lock it for that length after the last of them.
 */
export function lockedUntil(failures: readonly Date[], now: Date): Date | null {
  const newest = failures[0]
  const oldest = failures[LIMITS.signInFailures - 1]
  if (!newest || !oldest || newest.getTime() - oldest.getTime() > LOCK) return null
  const end = later(newest, LOCK)
  return end > now ? end : null
}

/** The banners that a person has dismissed as they are stored: plain text, each once. */
export function storedBanners(ids: readonly string[]): string[] {
  return [...new Set(ids.map(plainText).filter(Boolean))]
}

/** Default preferences. */
export const DEFAULT_PREFERENCES: Preferences = {
  language_code: null,
  timezone: DEFAULT_TIMEZONE,
  rows_per_page: LIMITS.defaultRowsPerPage,
  dismissed_banners: [],
  appearance: 'system',
  density: 'comfortable',
}
