import { asWritten } from '@tessera/contract'
import type { PortalLocale } from './catalogues.ts'
import { useIntl } from './intl.tsx'
import { knownTimeZone } from './time-zone.ts'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** By language and zone, as a table has hundreds of days. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day in a zone, 'Mar 2, 2026'. */
export function dateIn(locale: PortalLocale, iso: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const language = locale === 'en-XA' ? 'en-US' : locale
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...DAY, timeZone: knownTimeZone(timeZone) })
  formats.set(key, format)
  return asWritten(format.format(new Date(iso)), language).replaceAll(' ', '\u00A0')
}

/** Writes a day in the reader's language. */
export function useDate(): (iso: string, timeZone: string) => string {
  const { locale } = useIntl()
  return (iso, timeZone) => dateIn(locale, iso, timeZone)
}
