import {
  CalendarDate,
  DateFormatter,
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  startOfMonth as firstOfMonth,
  toCalendarDate,
} from '@internationalized/date'
import { asWritten } from './as-written.ts'

/** The first and last day that date fields take. */
export const EARLIEST = '1900-01-01'
export const LATEST = '2100-01-01'

/** The ISO date some days later, or earlier by a negative count. */
export const addDays = (iso: string, days: number) => parseDate(iso).add({ days }).toString()

/** Days from one ISO date to another. */
export const daysBetween = (start: string, end: string) => parseDate(end).compare(parseDate(start))

/** The first day of the month that lies some months after the month of an ISO date. */
export const startOfMonth = (iso: string, months = 0) => firstOfMonth(parseDate(iso)).add({ months }).toString()

/** Writes year, month (1 to 12) and day as an ISO date; nothing for a day that the calendar does not have. */
export function isoDate(year: number, month: number, day: number) {
  if (year < 1000 || year > 9999) return undefined
  // A day that does not exist becomes the nearest that does.
  const date = new CalendarDate(year, month, day)
  return date.month === month && date.day === day ? date.toString() : undefined
}

/** Today's ISO date in a time zone; by default in the browser's. */
export const isoToday = (timeZone = getLocalTimeZone(), now = new Date()) =>
  toCalendarDate(fromAbsolute(now.getTime(), timeZone)).toString()

// By the language's own clock: that of the library asks for the time first, which a server may not while it draws.
const inUtc = (iso: string) => new Date(`${iso}T00:00Z`)
const formatter = (locale: string) => new DateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** An ISO date in the medium form of a language: 'Nov 21, 2026'. */
export const formatDay = (locale: string, iso: string) => asWritten(formatter(locale).format(inUtc(iso)), locale)

/** Two ISO dates in the medium form of a language: 'Nov 1 – 21, 2026'. */
export const formatDays = (locale: string, start: string, end: string) =>
  asWritten(formatter(locale).formatRange(inUtc(start), inUtc(end)), locale)
