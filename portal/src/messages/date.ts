import { dayInSentence, resolveLocale, withFrenchDateForms } from '@tessera/contract'
import type { PortalLocale } from './catalogs.ts'
import { useIntl } from './intl.tsx'
import { knownTimeZone } from './time-zone.ts'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** Cached by language and zone, because a table has hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a date in a zone, 'Mar 2, 2026'. */
export function dateIn(locale: PortalLocale, iso: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(resolveLocale(locale), { ...DAY, timeZone: knownTimeZone(timeZone) })
  formats.set(key, format)
  return withFrenchDateForms(format.format(new Date(iso)), locale).replaceAll(' ', '\u00A0')
}

/**
 * Returns a function that formats a date for use in a sentence, in the reader's language: '2 de marzo de 2026'. A date
 * without a time needs no zone.
 */
export function useDayInSentence(): (iso: string, timeZone?: string) => string {
  const { locale } = useIntl()
  return (iso, timeZone) => dayInSentence(iso, resolveLocale(locale), timeZone && knownTimeZone(timeZone))
}

/** Returns a function that formats a date in the reader's language. */
export function useDate(): (iso: string, timeZone: string) => string {
  const { locale } = useIntl()
  return (iso, timeZone) => dateIn(locale, iso, timeZone)
}
