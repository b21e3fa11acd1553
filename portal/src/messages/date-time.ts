import type { PortalLocale } from './catalogues.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

const WRITTEN = { dateStyle: 'medium', timeStyle: 'short' } as const
const IN_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

type Writer = (moment: Date) => string

function makeWriter(locale: PortalLocale, timeZone: string, inDigits: boolean): Writer {
  const formatLocale = locale === 'en-XA' ? 'en-US' : locale
  const isEnglish = formatLocale === 'en-US'
  const zone = knownTimeZone(timeZone)
  const form = { ...(inDigits && isEnglish ? IN_DIGITS : WRITTEN), timeZone: zone }
  const format = new Intl.DateTimeFormat(formatLocale, form)
  const name = `${isEnglish ? '' : ','} ${unbroken(zoneName(zone, formatLocale) || zone)}`
  return (moment) => unbroken(format.format(moment)) + name
}

/** By language, zone and form: to make one costs a hundred times as much as to use it, and a table has hundreds of moments. */
const writers = new Map<string, Writer>()

/**
 * Date and time in the given zone, which it names in words; a line ends at most before the zone. In English, `inDigits`
 * writes the date as records of people have it: '02/18/2026'.
 */
export function dateTimeIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const key = `${locale} ${timeZone} ${inDigits}`
  const write = writers.get(key) ?? makeWriter(locale, timeZone, inDigits)
  writers.set(key, write)
  return write(new Date(iso))
}
