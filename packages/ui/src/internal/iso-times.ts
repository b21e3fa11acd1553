import { DateFormatter, parseDateTime as parseIsoDateTime, parseTime as parseIsoTime } from '@internationalized/date'
import { withFrenchDateForms } from './french-dates.ts'

/** The first and last time that fields with a date accept. */
export const FIRST_MINUTE = '1900-01-01T00:00'
export const LAST_MINUTE = '2100-01-01T23:59'

const parsed = <Parsed>(parse: (iso: string) => Parsed, iso: string | null | undefined) => {
  if (!iso) return null
  try {
    return parse(iso)
  } catch {
    return null
  }
}

/** Parses an ISO time such as '16:05'; returns null if it is invalid. */
export const toTime = (iso: string | null | undefined) => parsed(parseIsoTime, iso)

/** Parses an ISO date and time without a zone such as '2026-11-22T16:05'; returns null if it is invalid. */
export const toDateTime = (iso: string | null | undefined) => parsed(parseIsoDateTime, iso)

/** Formats a time as '16:05', or as '16:05:30' with seconds. */
export const isoTime = (time: { toString: () => string }, hasSeconds: boolean) =>
  time.toString().slice(0, hasSeconds ? 8 : 5)

/** Formats a date and time as '2026-11-22T16:05'. */
export const isoDateTime = (time: { toString: () => string }) => time.toString().slice(0, 16)

/** Adds the seconds to an ISO time, so that two can be compared as text. */
export const withSeconds = (iso: string) => `${iso}:00`.slice(0, 8)

/** The 12- or 24-hour clock; undefined follows the language. */
type HourCycle = 12 | 24 | undefined

const hour12Of = (hourCycle: HourCycle) => hourCycle && hourCycle === 12

/** Formats an ISO time in a language: '4:05 PM'. */
export function formatTime(locale: string, iso: string, hourCycle: HourCycle) {
  const time = toTime(iso)
  const formatter = new DateFormatter(locale, { timeStyle: 'short', timeZone: 'UTC', hour12: hour12Of(hourCycle) })
  return time ? withFrenchDateForms(formatter.format(new Date(`2026-01-01T${time.toString()}Z`)), locale) : iso
}

/** Formats an ISO date and time in a language: 'Nov 22, 2026, 4:05 PM'. */
export function formatDateTime(locale: string, iso: string, hourCycle: HourCycle) {
  const hour12 = hour12Of(hourCycle)
  const formatter = new DateFormatter(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hour12 })
  const time = toDateTime(iso)
  return time ? withFrenchDateForms(formatter.format(new Date(`${time.toString()}Z`)), locale) : iso
}
