import type { Locale } from '@tessera/contract'
import { asWritten } from '@tessera/contract'

const DAY = 24 * 60 * 60_000

/** Moments that count from one day. */
export interface Calendar {
  /** Noon UTC, that many days before (or, below zero, after) the day. */
  daysAgo(days: number): Date
  /** The ISO date of that many days after the day. */
  isoDateIn(days: number): string
}

/** A calendar around an ISO date. */
export function createCalendar(today: string): Calendar {
  const noon = new Date(`${today}T12:00:00Z`).getTime()
  const daysAgo = (days: number) => new Date(noon - days * DAY)
  return { daysAgo, isoDateIn: (days) => daysAgo(-days).toISOString().slice(0, 10) }
}

/** The same time on the last working day up to a moment, by its date in UTC. */
export function onWorkingDay(moment: Date): Date {
  const weekend = { 6: 1, 0: 2 }[moment.getUTCDay()] ?? 0
  return new Date(moment.getTime() - weekend * DAY)
}

/** A day and month as a sentence names it, e.g. 'March 3'. */
export function monthAndDay(isoDate: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return asWritten(format.format(new Date(`${isoDate}T12:00:00Z`)), locale)
}
