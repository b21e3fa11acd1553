import { createFormatters, createIntlCache } from '@formatjs/intl'
import { resolveLocale, withFrenchDateForms } from '@tessera/contract'
import type { PortalLocale } from './catalogs.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

const FORMS = {
  written: { dateStyle: 'medium', timeStyle: 'short' },
  digits: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  date: { dateStyle: 'medium' },
} as const

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/**
 * Cached by language, zone and format: creating a formatter costs a hundred times as much as using it, and a table has
 * hundreds of moments.
 */
const formats = new Map<string, Intl.DateTimeFormat>()
const zones = new Map<string, string>()
const { getRelativeTimeFormat } = createFormatters(createIntlCache())

function written(locale: PortalLocale, iso: string, timeZone: string, form: keyof typeof FORMS): string {
  const key = `${locale} ${timeZone} ${form}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(resolveLocale(locale), { ...FORMS[form], timeZone: knownTimeZone(timeZone) })
  formats.set(key, format)
  return unbroken(withFrenchDateForms(format.format(new Date(iso)), locale))
}

/** Returns a zone's name, or its id if it has no name. */
export function zoneIn(locale: PortalLocale, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const zone = knownTimeZone(timeZone)
  const name = zones.get(key) ?? (zoneName(zone, resolveLocale(locale)) || zone)
  zones.set(key, name)
  return name
}

/** Returns date and time in a zone that is shown elsewhere; in English, `inDigits` writes the date as '02/18/2026'. */
export function momentIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const form = inDigits && locale.startsWith('en') ? 'digits' : 'written'
  return written(locale, iso, timeZone, form)
}

/** Returns date and time with the zone's name; a line can break only before that name. */
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

/** Returns a moment of the last seven days as '5 minutes ago', any other as its date with the month as a word. */
export function relativeTimeIn(locale: PortalLocale, iso: string, timeZone: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < 0 || age >= MAX_AGE) return written(locale, iso, timeZone, 'date')
  const language = resolveLocale(locale)
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? []
  // Only 'auto' writes 'now', but it also writes 'yesterday' for 24 hours, which can be wrong by the calendar.
  if (!unit) return getRelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  return getRelativeTimeFormat(language).format(-Math.floor(age / size), unit)
}
