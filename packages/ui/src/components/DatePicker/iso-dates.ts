/** The first and last day that date fields take. */
export const EARLIEST = '1900-01-01'
export const LATEST = '2100-01-01'

const DAY = 86_400_000
const time = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The ISO date some days later, or earlier by a negative count. */
export const addDays = (iso: string, days: number) => isoOf(time(iso) + days * DAY)

/** Days from one ISO date to another. */
export const daysBetween = (start: string, end: string) => Math.round((time(end) - time(start)) / DAY)

/** The first day of the month that lies some months after the month of an ISO date. */
export function startOfMonth(iso: string, months = 0) {
  const [year = 0, month = 1] = iso.split('-').map(Number)
  return isoOf(Date.UTC(year, month - 1 + months, 1))
}

/** Writes year, month (1 to 12) and day as an ISO date; nothing for a day that the calendar does not have. */
export function isoDate(year: number, month: number, day: number) {
  if (year < 1000 || year > 9999) return undefined
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const milliseconds = time(iso)
  return Number.isNaN(milliseconds) || isoOf(milliseconds) !== iso ? undefined : iso
}

/** Today's ISO date in a time zone; by default in the browser's. */
export function isoToday(timeZone?: string, now = new Date()) {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${part['year']}-${part['month']}-${part['day']}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string) {
  const made = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  formatters.set(locale, made)
  return made
}

/** An ISO date in the medium form of a language: 'Nov 21, 2026'. */
export const formatDay = (locale: string, iso: string) => formatter(locale).format(time(iso))

/** Two ISO dates in the medium form of a language: 'Nov 1 – 21, 2026'. */
export const formatDays = (locale: string, start: string, end: string) =>
  formatter(locale).formatRange(time(start), time(end))
