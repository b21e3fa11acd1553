import { addDays, daysBetween, EARLIEST, isoToday, LATEST, startOfMonth } from '../../internal/iso-dates.ts'

/** Two days as ISO dates ('2026-11-21'), both included. */
export interface DateRange {
  start: string
  end: string
}

/** A built-in range for one press. */
export type DateRangePreset = 'last7Days' | 'last29Days' | 'thisMonth' | 'lastMonth'

/** Your own range for one press. */
export interface DateRangeChoice {
  id: string
  label: string
  range: DateRange
}

/** The reason why a range cannot be applied. */
export type DateRangeProblem = 'incomplete' | 'order' | 'tooLong' | 'outOfBounds'

export interface RangeRules {
  minValue?: string
  maxValue?: string
  /** Maximum calendar days, both ends counted. */
  maxDays?: number
}

const lastDays = (today: string, before: number): DateRange => ({ start: addDays(today, -before), end: today })

const presets: Record<DateRangePreset, (today: string) => DateRange> = {
  last7Days: (today) => lastDays(today, 6),
  last29Days: (today) => lastDays(today, 29),
  thisMonth: (today) => ({ start: startOfMonth(today), end: today }),
  lastMonth: (today) => ({ start: startOfMonth(today, -1), end: addDays(startOfMonth(today), -1) }),
}

/** Returns the range of a preset, relative to today; 'this month' ends today. */
export const presetRange = (preset: DateRangePreset, today: string) => presets[preset](today)

/**
 * Returns the initial range if none is set: today minus 29 days to today, in a time zone (by default the browser's).
 */
export const defaultRange = (timeZone?: string, now?: Date): DateRange => lastDays(isoToday(timeZone, now), 29)

/** Returns the error of a range; undefined if it can be applied. */
export function problemOf(range: DateRange | null, rules: RangeRules): DateRangeProblem | undefined {
  if (!range) return undefined
  const { minValue = EARLIEST, maxValue = LATEST, maxDays = Infinity } = rules
  if ([range.start, range.end].some((date) => date < minValue || date > maxValue)) return 'outOfBounds'
  if (range.end < range.start) return 'order'
  return daysBetween(range.start, range.end) + 1 > maxDays ? 'tooLong' : undefined
}

export const isSameRange = (one: DateRange | null, other: DateRange | null) =>
  one?.start === other?.start && one?.end === other?.end
