import type { Locale } from './locales.ts'

/**
 * Returns a formatted date or time as its readers write it: French has '1er mars' and '9 h 05' instead of Intl's '1
 * mars' and '09 h 05'.
 */
export function withFrenchDateForms(formatted: string, locale: string): string {
  if (!locale.startsWith('fr')) return formatted
  // No month starts with the h of hours.
  return formatted.replace(/\b1(?=\s[^h])/, '1er').replace(/\b0(?=\d\sh)/, '')
}

/**
 * Returns a date for use in a sentence: 'Mar 1, 2026', '1 de marzo de 2026', '1er mars 2026'. A date without a time
 * needs no time zone.
 */
export function dayInSentence(iso: string, locale: Locale, timeZone = 'UTC'): string {
  const dateStyle = locale === 'en-US' ? 'medium' : 'long'
  return withFrenchDateForms(new Intl.DateTimeFormat(locale, { dateStyle, timeZone }).format(new Date(iso)), locale)
}
