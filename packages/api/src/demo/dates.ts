import type { Locale } from '@tessera/contract'
import { withFrenchDateForms } from '@tessera/contract'

const DAY = 24 * 60 * 60_000

/** Dates relative to one day. */
export interface Calendar {
  /** Noon UTC, the given number of days before the day, or after it if negative. */
  daysAgo(days: number): Date
  /** The ISO date of the given number of days after the day. */
  isoDateIn(days: number): string
}

/** Returns a calendar around an ISO date. */
export function createCalendar(today: string): Calendar {
  const noon = new Date(`${today}T12:00:00Z`).getTime()
  const daysAgo = (days: number) => new Date(noon - days * DAY)
  return { daysAgo, isoDateIn: (days) => daysAgo(-days).toISOString().slice(0, 10) }
}

/** Returns the same time on the last working day on or before a given time, by its UTC date. */
export function onWorkingDay(moment: Date): Date {
  const weekend = { 6: 1, 0: 2 }[moment.getUTCDay()] ?? 0
  return new Date(moment.getTime() - weekend * DAY)
}

/** Returns the day and month of a date as written in a sentence, e.g. 'March 3'. */
export function monthAndDay(isoDate: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return withFrenchDateForms(format.format(new Date(`${isoDate}T12:00:00Z`)), locale)
}
