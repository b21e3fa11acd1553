import { withFrenchDateForms } from '../../internal/french-dates.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are slow to create, and a table has hundreds of times. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    })
  formats.set(locale, known)
  return known
}

/** Formats a time in UTC for a language; returns undefined for invalid times and times without a zone. */
export function inUTC(locale: string, dateTime: string): string | undefined {
  const moment = new Date(dateTime)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(dateTime)
  if (!hasZone || Number.isNaN(moment.getTime())) return undefined
  return withFrenchDateForms(formatOf(locale).format(moment), locale)
}
