import { DEFAULT_TIMEZONE } from '@tessera/contract'

/** Returns a zone that this browser knows: the user's, else the default one. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIMEZONE
  }
}

/**
 * Returns the common name of a zone in the user's language, 'hora del centro'; undefined if the platform only has its
 * offset.
 */
export function zoneName(timeZone: string, locale: string): string {
  try {
    const form = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    const name = form.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
    // Common names in Mexico and Canada that differ from the platform's.
    return name
      .replace(/ estándar| normale|^(GMT|UTC).*/, '')
      .replace(/a central$/, 'a del centro')
      .replace(/a oriental$/, timeZone.endsWith('Cancun') ? 'a del sureste' : 'a del este')
      .replace(/Pacífico$/, timeZone.endsWith('Tijuana') ? 'noroeste' : '$&')
  } catch {
    return ''
  }
}
