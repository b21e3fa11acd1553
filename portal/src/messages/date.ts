import type { PortalLocale } from './catalogues.ts'
import { useIntl } from './intl.tsx'
import { knownTimeZone } from './time-zone.ts'

/** A day as it is written beside what was made or asked for then, 'Mar 2, 2026'; in the given zone. */
export function dateIn(locale: PortalLocale, iso: string, timeZone: string): string {
  const form = { year: 'numeric', month: 'short', day: 'numeric', timeZone: knownTimeZone(timeZone) } as const
  const day = new Intl.DateTimeFormat(locale === 'en-XA' ? 'en-US' : locale, form).format(new Date(iso))
  return day.replaceAll(' ', '\u00A0')
}

/** Writes a day in the reader's language. */
export function useDate(): (iso: string, timeZone: string) => string {
  const { locale } = useIntl()
  return (iso, timeZone) => dateIn(locale, iso, timeZone)
}
