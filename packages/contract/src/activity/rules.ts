import { momentOf, shownIn } from '../zoned-time.ts'

const DAY = 24 * 60 * 60_000

/** Limits of activity log queries. */
export const ACTIVITY_LIMITS = {
  rangeDays: 30,
  defaultDays: 29,
  earliest: '1900-01-01',
  latest: '2100-01-01',
  actors: 20,
} as const

/** The first and the last day of a range, as ISO dates, both included. */
export interface DayRange {
  startDate: string
  endDate: string
}

const middayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Returns the number of days between the first and the last day of a range. */
export function daysBetween({ startDate, endDate }: DayRange): number {
  return Math.round((middayOf(endDate) - middayOf(startDate)) / DAY)
}

/** The default range: today in a time zone and the 29 days before. */
export function defaultRange(now: Date, timeZone: string): DayRange {
  const endDate = shownIn(timeZone, now).toISOString().slice(0, 10)
  const start = new Date(middayOf(endDate) - ACTIVITY_LIMITS.defaultDays * DAY)
  return { startDate: start.toISOString().slice(0, 10), endDate }
}

/** Returns the moments at which a range starts and ends in a time zone. */
export function momentsOf({ startDate, endDate }: DayRange, timeZone: string): { from: Date; until: Date } {
  const next = new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY)
  return { from: momentOf(new Date(`${startDate}T00:00:00Z`), timeZone), until: momentOf(next, timeZone) }
}
