import { createFormatters, createIntlCache } from '@formatjs/intl'
import { asWritten } from '@tessera/contract'
import type { PortalLocale } from './catalogues.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

const FORMS = {
  written: { dateStyle: 'medium', timeStyle: 'short' },
  digits: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  date: { dateStyle: 'medium' },
} as const

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
const languageOf = (locale: PortalLocale) => (locale === 'en-XA' ? 'en-US' : locale)

/** By language, zone and form: to make one costs a hundred times as much as to use it, and a table has hundreds of moments. */
const formats = new Map<string, Intl.DateTimeFormat>()
const zones = new Map<string, string>()
const { getRelativeTimeFormat } = createFormatters(createIntlCache())

function written(locale: PortalLocale, iso: string, timeZone: string, form: keyof typeof FORMS): string {
  const key = `${locale} ${timeZone} ${form}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageOf(locale), { ...FORMS[form], timeZone: knownTimeZone(timeZone) })
  formats.set(key, format)
  return unbroken(asWritten(format.format(new Date(iso)), locale))
}

/** A zone's name, or its id without one. */
export function zoneIn(locale: PortalLocale, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const zone = knownTimeZone(timeZone)
  const name = zones.get(key) ?? (zoneName(zone, languageOf(locale)) || zone)
  zones.set(key, name)
  return name
}

/** Date and time in a zone shown elsewhere; in English, `inDigits` writes the date as '02/18/2026'. */
export function momentIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const form = inDigits && locale.startsWith('en') ? 'digits' : 'written'
  return written(locale, iso, timeZone, form)
}

/** The same with the zone's name; a line may break only before it. */
export function dateTimeIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const comma = locale.startsWith('en') ? '' : ','
  return `${momentIn(locale, iso, timeZone, inDigits)}${comma} ${unbroken(zoneIn(locale, timeZone))}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const
const MAX_AGE = 7 * DAY

/** A moment of the last seven days as '5 minutes ago', any other as its date with the month in letters. */
export function relativeTimeIn(locale: PortalLocale, iso: string, timeZone: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < 0 || age >= MAX_AGE) return written(locale, iso, timeZone, 'date')
  const language = languageOf(locale)
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? []
  // Only 'auto' writes 'now', but it also writes 'yesterday' for a full day, which can be wrong by the calendar.
  if (!unit) return getRelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  return getRelativeTimeFormat(language).format(-Math.floor(age / size), unit)
}
