import { DEFAULT_TIMEZONE } from '@tessera/contract'

/** A zone that this browser knows: the person's, else the default one. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIMEZONE
  }
}
