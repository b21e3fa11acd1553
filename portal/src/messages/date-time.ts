import type { PortalLocale } from './catalogues.ts'
import { knownTimeZone, zoneName } from './time-zone.ts'

function formOf(locale: string) {
  const [month, day] = locale === 'en-US' ? (['2-digit', '2-digit'] as const) : (['short', 'numeric'] as const)
  return { year: 'numeric', month, day, hour: '2-digit', minute: '2-digit' } as const
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** Date and time with its zone named, in the given zone; a line ends at most before a zone of several words. */
export function dateTimeIn(locale: PortalLocale, iso: string, timeZone: string): string {
  const formatLocale = locale === 'en-XA' ? 'en-US' : locale
  const zone = knownTimeZone(timeZone)
  // English has short names for zones; other languages have codes and offsets that few know.
  const name = formatLocale === 'en-US' ? '' : zoneName(zone, formatLocale)
  const form = { ...formOf(formatLocale), timeZone: zone, ...(!name && { timeZoneName: 'short' as const }) }
  const moment = new Intl.DateTimeFormat(formatLocale, form).format(new Date(iso))
  return name ? `${unbroken(moment)}, ${unbroken(name)}` : unbroken(moment)
}
