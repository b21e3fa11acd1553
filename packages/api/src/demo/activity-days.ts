import { momentOf, shownIn } from '@tessera/contract'
import type { Random } from '../core/mock/random.ts'
import type { Calendar } from './dates.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
const OPENS = 8 * 60 + 15
const CLOSES = 17 * 60 + 40

/** The number of days that the demo's log covers. */
const LOG_DAYS = 400

/** The working days in a company's time zone, numbered from the first day of the log to today. */
export interface WorkingDays {
  /** The number of days. */
  count: number
  /** A time within the office hours of a day. */
  momentOn: (day: number) => Date
  /** The working day of a given time, or the next one; undefined before the log begins. */
  dayOf: (moment: Date) => number | undefined
}

/** Finds the working days before a calendar's day, which is not included. */
export function workingDays(calendar: Calendar, timeZone: string, random: Random): WorkingDays {
  const last = Date.parse(`${calendar.isoDateIn(0)}T00:00:00Z`)
  const dates = Array.from({ length: LOG_DAYS - 1 }, (_, index) => new Date(last - (LOG_DAYS - 1 - index) * DAY))
  const days = dates.filter((date) => date.getUTCDay() !== 0 && date.getUTCDay() !== 6)
  const starts = days.map((date) => momentOf(date, timeZone).getTime())
  const [first = 0] = days.map((date) => date.getTime())
  return {
    count: days.length,
    momentOn: (day) => new Date((starts[day] ?? 0) + random.between(OPENS * 60, CLOSES * 60) * (MINUTE / 60)),
    dayOf: (moment) => {
      const date = Date.parse(`${shownIn(timeZone, moment).toISOString().slice(0, 10)}T00:00:00Z`)
      if (date < first) return undefined
      const day = days.findIndex((each) => each.getTime() >= date)
      return day < 0 ? days.length - 1 : day
    },
  }
}
