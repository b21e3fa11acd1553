/** A moment in UTC, as a language writes it; nothing of what is no moment with a zone. */
export function inUTC(locale: string, dateTime: string): string | undefined {
  const moment = new Date(dateTime)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(dateTime)
  if (!hasZone || Number.isNaN(moment.getTime())) return undefined
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment)
}
