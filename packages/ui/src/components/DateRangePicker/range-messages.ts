import type { Translated } from '../../messages/use-messages.ts'
import { fill, formsOf, plural } from '../../messages/format.ts'
import { boundsText } from '../../internal/bounds-text.ts'
import { addDays, EARLIEST, formatDay, LATEST } from '../../internal/iso-dates.ts'
import type { DateRange, DateRangeProblem, RangeRules } from './ranges.ts'
import type { dateRangePickerMessages } from './messages.ts'

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Returns the message for a range that cannot be applied. */
export function problemText(
  messages: Translated<typeof dateRangePickerMessages>,
  locale: string,
  problem: DateRangeProblem,
  range: DateRange | null,
  rules: RangeRules,
) {
  const { minValue = EARLIEST, maxValue = LATEST, maxDays = 0 } = rules
  if (problem === 'incomplete') return messages.rangeEmpty
  if (problem === 'order') return messages.rangeOrder
  if (problem === 'tooLong') {
    return plural(locale, maxDays, formsOf(messages, 'rangeTooLong'))
  }
  const outside = [range?.start, range?.end].find((date) => date && (date < minValue || date > maxValue))
  const write = (date: string) => formatDay(locale, date)
  return boundsText(messages, outside ?? null, [minValue, maxValue], [EARLIEST, LATEST], write)
}

/** Returns the prompt for the other date, with the days that are allowed around the chosen one. */
export function halfText(
  messages: Translated<typeof dateRangePickerMessages>,
  locale: string,
  anchor: string,
  rules: RangeRules,
) {
  const { minValue = EARLIEST, maxValue = LATEST, maxDays } = rules
  if (maxDays === undefined) return fill(messages.rangeHalf, { date: formatDay(locale, anchor) })
  const reach = {
    from: formatDay(locale, later(addDays(anchor, 1 - maxDays), minValue)),
    to: formatDay(locale, earlier(addDays(anchor, maxDays - 1), maxValue)),
  }
  return plural(locale, maxDays, formsOf(messages, 'rangeReach'), reach)
}
