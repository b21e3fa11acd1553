import type { PortalLocale } from './catalogues.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

const WRITTEN = { dateStyle: 'medium', timeStyle: 'short' } as const
const IN_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
const languageOf = (locale: PortalLocale) => (locale === 'en-XA' ? 'en-US' : locale)

function makeFormat(locale: PortalLocale, timeZone: string, inDigits: boolean): Intl.DateTimeFormat {
  const language = languageOf(locale)
  const form = inDigits && language === 'en-US' ? IN_DIGITS : WRITTEN
  return new Intl.DateTimeFormat(language, { ...form, timeZone: knownTimeZone(timeZone) })
}

/** By language, zone and form: to make one costs a hundred times as much as to use it, and a table has hundreds of moments. */
const formats = new Map<string, Intl.DateTimeFormat>()
const zones = new Map<string, string>()

/** A zone in words, or by its own name where it has none. */
export function zoneIn(locale: PortalLocale, timeZone: string): string {
  const key = `${locale} ${timeZone}`
  const zone = knownTimeZone(timeZone)
  const name = zones.get(key) ?? (zoneName(zone, languageOf(locale)) || zone)
  zones.set(key, name)
  return name
}

/** Date and time in the given zone, where that is told beside; in English, `inDigits` writes the date as records of people have it: '02/18/2026'. */
export function momentIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const key = `${locale} ${timeZone} ${inDigits}`
  const format = formats.get(key) ?? makeFormat(locale, timeZone, inDigits)
  formats.set(key, format)
  return unbroken(format.format(new Date(iso)))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Times of the last seven days are told by how long ago they are. */
const LONGEST_AGO = 7 * DAY

/** A time of the last seven days as '5 minutes ago', an earlier or later one as its date with the month in letters. */
export function agoIn(locale: PortalLocale, iso: string, timeZone: string, now: number): string {
  const language = languageOf(locale)
  const ago = now - Date.parse(iso)
  if (ago < 0 || ago >= LONGEST_AGO) {
    return unbroken(
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: knownTimeZone(timeZone) }).format(
        new Date(iso),
      ),
    )
  }
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (ago < MINUTE) return format.format(0, 'second')
  const always = new Intl.RelativeTimeFormat(language)
  if (ago < HOUR) return always.format(-Math.floor(ago / MINUTE), 'minute')
  return ago < DAY ? always.format(-Math.floor(ago / HOUR), 'hour') : always.format(-Math.floor(ago / DAY), 'day')
}

/** The same with the zone, which it names in words; a line ends at most before the zone. */
export function dateTimeIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const comma = languageOf(locale) === 'en-US' ? '' : ','
  return `${momentIn(locale, iso, timeZone, inDigits)}${comma} ${unbroken(zoneIn(locale, timeZone))}`
}
