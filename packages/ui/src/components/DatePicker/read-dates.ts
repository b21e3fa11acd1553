import { isoDate } from './iso-dates.ts'

interface Pieces {
  year?: number
  month?: number
  day?: number
}

type Order = ('year' | 'month' | 'day')[]

const ISO = /\d{4}-\d{2}-\d{2}/g
/** ISO without its hyphens. */
const BASIC = /\b(\d{4})(\d{2})(\d{2})\b/g
const NUMERIC = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/g
/** What stands between the two dates of a range, in the languages spoken. */
const BETWEEN =
  /\s*[–—→]\s*|(?<=[\d\p{L}])-(?=\d{1,2}(?!\d))|(?<=\d{4})-(?=\p{L})|\s+(?:-|to|through|and|al?|y|hasta|au|et|à|jusqu['’]au)\s+/iu

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase()
const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

const dateOf = ({ year, month, day }: Pieces) =>
  year !== undefined && month !== undefined && day !== undefined ? isoDate(fullYear(year), month, day) : undefined

/** The order in which a language writes year, month and day in digits. */
function orderOf(locale: string): Order {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))
}

function fromDigits(text: string, order: Order) {
  const numbers = text.split(/[./-]/)
  const namesOf = (): Order => {
    if (numbers[0]?.length === 4) return ['year', 'month', 'day']
    // Where the year comes first it is written in full: what ends with it begins as the neighbours do, by the day.
    if (order[0] === 'year' || Number(numbers[0]) > 12) return ['day', 'month', 'year']
    return Number(numbers[1]) > 12 ? ['month', 'day', 'year'] : order
  }
  return dateOf(Object.fromEntries(namesOf().map((name, index) => [name, Number(numbers[index])])))
}

/** Month names of a language, long and short, without case, accents and dots. */
function monthsOf(locale: string) {
  const months = new Map<string, number>()
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1) {
      const parts = names.formatToParts(Date.UTC(2026, month, 1))
      months.set(plain(parts.find(({ type }) => type === 'month')?.value ?? ''), month + 1)
    }
  }
  return months
}

/** A month by its name or by a beginning that no other month has, such as 'sept'. */
function monthOf(word: string, months: Map<string, number>) {
  const meant = new Set([...months].flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])))
  return months.get(word) ?? (word.length > 2 && meant.size === 1 ? [...meant][0] : undefined)
}

function fromWords(text: string, months: Map<string, number>): Pieces {
  const pieces: Pieces = {}
  for (const [word] of plain(text).matchAll(/\d+|\p{L}+/gu)) {
    const number = Number(word)
    if (Number.isNaN(number)) {
      const month = monthOf(word, months)
      if (month !== undefined) pieces.month ??= month
    } else if (word.length > 2) pieces.year ??= number
    else if (number > 0) pieces.day ??= number
  }
  return pieces
}

const all = (dates: (string | undefined)[]) => dates.filter((date) => date !== undefined)

/** The one or two ISO dates that a text holds, in ISO form or in the forms of a language; none if it is no date. */
export function readDates(text: string, locale: string): string[] {
  const iso = text.replaceAll(BASIC, '$1-$2-$3').match(ISO)
  if (iso) return all(iso.map((date) => fromDigits(date, [])))
  const digits = text.match(NUMERIC)
  if (digits) return all(digits.map((date) => fromDigits(date, orderOf(locale))))
  const months = monthsOf(locale)
  const [first = {}, second] = text
    .trim()
    .split(BETWEEN)
    .map((half) => fromWords(half, months))
  if (!second) return all([dateOf(first)])
  // 'Nov 1 – 21, 2026' and '1–21 nov 2026' say month and year once.
  const both = [dateOf({ year: second.year, month: second.month, ...first }), dateOf({ month: first.month, ...second })]
  // Half of a range that was meant is worse than none.
  return first.day !== undefined && second.day !== undefined && both.includes(undefined) ? [] : all(both)
}
