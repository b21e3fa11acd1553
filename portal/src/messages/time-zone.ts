import { DEFAULT_TIMEZONE } from '@tessera/contract'

/** A zone that this browser knows: the person's, else the default one. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIMEZONE
  }
}

/** The common name of a zone in the user's language, 'hora del centro'; undefined where that is only its offset. */
export function zoneName(timeZone: string, locale: string): string {
  try {
    const form = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    const name = form.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
    // In Mexico and Canada people say it otherwise than the platform does.
    return name
      .replace(/ estándar| normale|^(GMT|UTC).*/, '')
      .replace(/a central$/, 'a del centro')
      .replace(/a oriental$/, timeZone.endsWith('Cancun') ? 'a del sureste' : 'a del este')
      .replace(/Pacífico$/, timeZone.endsWith('Tijuana') ? 'noroeste' : '$&')
  } catch {
    return ''
  }
}
