import type { Said } from '../../messages/words.ts'
import { fill, formsOf, plural } from '../../messages/format.ts'
import { boundsText } from '../../internal/bounds-text.ts'
import { addDays, EARLIEST, formatDay, LATEST } from '../../internal/iso-dates.ts'
import type { DateRange, DateRangeProblem, RangeRules } from './ranges.ts'
import type { dateRangePickerWords } from './words.ts'

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** The sentence for a range that cannot be applied. */
export function problemText(
  words: Said<typeof dateRangePickerWords>,
  locale: string,
  problem: DateRangeProblem,
  range: DateRange | null,
  rules: RangeRules,
) {
  const { minValue = EARLIEST, maxValue = LATEST, maxDays = 0 } = rules
  if (problem === 'incomplete') return words.rangeEmpty
  if (problem === 'order') return words.rangeOrder
  if (problem === 'tooLong') {
    return plural(locale, maxDays, formsOf(words, 'rangeTooLong'))
  }
  const outside = [range?.start, range?.end].find((date) => date && (date < minValue || date > maxValue))
  const write = (date: string) => formatDay(locale, date)
  return boundsText(words, outside ?? null, [minValue, maxValue], [EARLIEST, LATEST], write)
}

/** Asks for the other date, and says how far it may lie from the one that is chosen. */
export function halfText(words: Said<typeof dateRangePickerWords>, locale: string, anchor: string, rules: RangeRules) {
  const { minValue = EARLIEST, maxValue = LATEST, maxDays } = rules
  if (maxDays === undefined) return fill(words.rangeHalf, { date: formatDay(locale, anchor) })
  const reach = {
    from: formatDay(locale, later(addDays(anchor, 1 - maxDays), minValue)),
    to: formatDay(locale, earlier(addDays(anchor, maxDays - 1), maxValue)),
  }
  return plural(locale, maxDays, formsOf(words, 'rangeReach'), reach)
}
