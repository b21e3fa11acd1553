import { knownTimeZone } from '../../messages/time-zone.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

function hourAt(moment: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment))
}

/** Returns the part of the day in the user's zone: morning from 5, afternoon from 12, evening from 18. */
export function partOfDay(moment: Date, timeZone: string): PartOfDay {
  const hour = hourAt(moment, knownTimeZone(timeZone))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
