import { asWritten } from '../../internal/as-written.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are slow to make, and a table has hundreds of moments. */
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

/** A moment in UTC, as a language writes it; nothing of what is no moment with a zone. */
export function inUTC(locale: string, dateTime: string): string | undefined {
  const moment = new Date(dateTime)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(dateTime)
  if (!hasZone || Number.isNaN(moment.getTime())) return undefined
  return asWritten(formatOf(locale).format(moment), locale)
}
