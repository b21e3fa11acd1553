import { DEFAULT_TIMEZONE, LIMITS } from '@tessera/contract'
import type { Preferences } from '@tessera/contract'
import { later } from '../core/clock.ts'
import { plainText } from '../core/text/plain-text.ts'

/** The path prefix of password links. */
export const RESET_PATH = '/idp/reset'

const LOCK = LIMITS.signInLockMinutes * 60_000

/**
 * The end of a login's lock, or null; `failures` are newest first. A login is locked if the limit of failures occurred
 * within the lock's length. The lock lasts that length after the last failure.
 */
export function lockedUntil(failures: readonly Date[], now: Date): Date | null {
  const newest = failures[0]
  const oldest = failures[LIMITS.signInFailures - 1]
  if (!newest || !oldest || newest.getTime() - oldest.getTime() > LOCK) return null
  const end = later(newest, LOCK)
  return end > now ? end : null
}

/** The stored form of a user's dismissed banners: plain text, without duplicates. */
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
