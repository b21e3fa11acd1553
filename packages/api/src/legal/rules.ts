import type { Locale } from '@tessera/contract'

const LINES: Readonly<Record<Locale, (version: string, day: string) => string>> = {
  'en-US': (version, day) => `Version ${version}, in effect since ${day}`,
  'es-MX': (version, day) => `Versión ${version}, vigente desde el ${day}`,
  'fr-CA': (version, day) => `Version ${version}, en vigueur depuis le ${day}`,
}

/** What stands under a document's title, on its page as in its PDF: the day of effect is no moment and has no zone. */
export function versionLine(version: string, effectiveAt: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return LINES[locale](version, format.format(new Date(effectiveAt)))
}
