import type { PortalLocale } from './catalogues.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

const WRITTEN = { dateStyle: 'medium', timeStyle: 'short' } as const
const IN_DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/**
 * Date and time in the given zone, which it names in words; a line ends at most before the zone. In English, `inDigits`
 * writes the date as records of people have it: '02/18/2026'.
 */
export function dateTimeIn(locale: PortalLocale, iso: string, timeZone: string, inDigits = false): string {
  const formatLocale = locale === 'en-XA' ? 'en-US' : locale
  const isEnglish = formatLocale === 'en-US'
  const zone = knownTimeZone(timeZone)
  const form = { ...(inDigits && isEnglish ? IN_DIGITS : WRITTEN), timeZone: zone }
  const moment = new Intl.DateTimeFormat(formatLocale, form).format(new Date(iso))
  const name = zoneName(zone, formatLocale) || zone
  return `${unbroken(moment)}${isEnglish ? '' : ','} ${unbroken(name)}`
}
