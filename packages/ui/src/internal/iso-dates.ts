import {
  CalendarDate,
  DateFormatter,
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  startOfMonth as firstOfMonth,
  toCalendarDate,
} from '@internationalized/date'
import { withFrenchDateForms } from './french-dates.ts'

/** The first and last day that date fields accept. */
export const EARLIEST = '1900-01-01'
export const LATEST = '2100-01-01'

/** Returns the ISO date some days later, or earlier with a negative count. */
export const addDays = (iso: string, days: number) => parseDate(iso).add({ days }).toString()

/** Returns the days from one ISO date to another. */
export const daysBetween = (start: string, end: string) => parseDate(end).compare(parseDate(start))

/** Returns the first day of the month some months after the month of an ISO date. */
export const startOfMonth = (iso: string, months = 0) => firstOfMonth(parseDate(iso)).add({ months }).toString()

/** Formats year, month (1 to 12) and day as an ISO date; returns undefined for a day that does not exist. */
export function isoDate(year: number, month: number, day: number) {
  if (year < 1000 || year > 9999) return undefined
  // A day that does not exist becomes the nearest one that does.
  const date = new CalendarDate(year, month, day)
  return date.month === month && date.day === day ? date.toString() : undefined
}

/** Returns today's ISO date in a time zone; by default in the browser's. */
export const isoToday = (timeZone = getLocalTimeZone(), now = new Date()) =>
  toCalendarDate(fromAbsolute(now.getTime(), timeZone)).toString()

// The library's own conversion reads the current time first; a server must not do that during rendering.
const inUtc = (iso: string) => new Date(`${iso}T00:00Z`)
const formatter = (locale: string) => new DateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats an ISO date in the medium form of a language: 'Nov 21, 2026'. */
export const formatDay = (locale: string, iso: string) =>
  withFrenchDateForms(formatter(locale).format(inUtc(iso)), locale)

/** Formats two ISO dates in the medium form of a language: 'Nov 1 – 21, 2026'. */
export const formatDays = (locale: string, start: string, end: string) =>
  withFrenchDateForms(formatter(locale).formatRange(inUtc(start), inUtc(end)), locale)
