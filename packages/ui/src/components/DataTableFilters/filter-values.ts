import { withFrenchDateForms } from '../../internal/french-dates.ts'
import type { Translated } from '../../messages/use-messages.ts'
import { fill } from '../../messages/format.ts'
import type { DataTableFilterDefinition, FilterValues } from './filter-types.ts'
import type { dataTableFiltersMessages } from './messages.ts'

/** Number of choices that are listed before the others are counted. */
const DEFAULT_LISTED = 2

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isDay(value: unknown): value is string {
  const day = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(value) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value))
}

const numberIn = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** Reads a filter's value from the state by its kind: an address or a saved view can contain anything. */
export const read: { [Kind in keyof FilterValues]: (value: unknown) => FilterValues[Kind] } = {
  text: (value) => (typeof value === 'string' ? value : ''),
  choice: (value) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []),
  dates: (value) =>
    isObject(value) && isDay(value['start']) && isDay(value['end'])
      ? { start: value['start'], end: value['end'] }
      : null,
  numbers: (value) =>
    isObject(value) ? { start: numberIn(value['start']), end: numberIn(value['end']) } : { start: null, end: null },
}

/** ISO dates are midnights in UTC. */
const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

type Messages = Translated<typeof dataTableFiltersMessages>

/** Returns a filter's value as text, with at most `maxListed` choices; undefined if it excludes no row. */
export function describeValue(
  filter: DataTableFilterDefinition,
  value: unknown,
  messages: Messages,
  locale: string,
  maxListed = DEFAULT_LISTED,
) {
  if (filter.kind === 'text') {
    const text = read.text(value)
    return text === '' ? undefined : fill(messages.containing, { text })
  }
  if (filter.kind === 'choice') {
    const chosen = read.choice(value).map((id) => filter.options.find((option) => option.id === id)?.label ?? id)
    const values = chosen.slice(0, maxListed).join(', ')
    if (chosen.length <= maxListed) return values || undefined
    return `${values} +${(chosen.length - maxListed).toLocaleString(locale)}`
  }
  if (filter.kind === 'dates') {
    const range = read.dates(value)
    return range
      ? withFrenchDateForms(dayFormat(locale).formatRange(new Date(range.start), new Date(range.end)), locale)
      : undefined
  }
  const range = read.numbers(value)
  const [start, end] = [range.start?.toLocaleString(locale), range.end?.toLocaleString(locale)]
  if (start !== undefined && end !== undefined) return fill(messages.between, { start, end })
  if (start !== undefined) return fill(messages.atLeast, { start })
  return end === undefined ? undefined : fill(messages.atMost, { end })
}
