import { toTime } from './iso-times.ts'
import { readDates } from './read-dates.ts'

/**
 * '16:05', '16:05:30', '4:05 p. m.', '16 h 05 min 30 s', '16 h', '4 PM'; the groups are hour, mark, minute, second and
 * a.m. or p.m.
 */
const TIME =
  /(?<![\d:])(\d\d?)(?!\d)\s?(?:(:|h(?!\p{L}))\s?(?:(\d\d)(?!\d)(?:(?::|\s?min\s?)(\d\d))?(?:[.,]\d+)?)?)?\s?(?:([ap])\s?\.?\s?m\b)?/giu

const two = (part: number | string) => String(part).padStart(2, '0')

function hourOf(hour: number, half: string | undefined) {
  if (!half) return hour
  return hour < 1 || hour > 12 ? NaN : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const timesIn = (text: string) =>
  [...text.matchAll(TIME)].filter(([, , mark, minute, , half]) => half || minute || mark?.toLowerCase() === 'h')

/**
 * Returns the ISO time with seconds in a text, in ISO form or as the supported languages write it; null unless there is
 * exactly one.
 */
export function readTime(text: string): string | null {
  const [first = [], ...others] = timesIn(text)
  const [, hour, , minute = '00', second = '00', half] = first
  const iso = `${two(hourOf(Number(hour), half))}:${minute}:${second}`
  return others.length === 0 && toTime(iso) ? iso : null
}

/**
 * Returns the ISO date and time in a text in the forms of a language; a date without a time keeps the time of `known`,
 * or starts at midnight.
 */
export function readDateTime(text: string, locale: string, known: string | null): string | null {
  const [date, end] = readDates(text, locale)
  const time = timesIn(text).length > 0 ? readTime(text) : (known?.slice(11) ?? '00:00')
  return date && !end && time ? `${date}T${time.slice(0, 5)}` : null
}
