import { isoDate } from './iso-dates.ts'

/** A date as written, or one part of a range, which can be incomplete. */
interface Written {
  year?: string
  month?: string
  /** A month before its day: 'Nov 21'. */
  lead?: string
  day?: string
}

/** A time of day, which is removed because its digits are not a day. */
const TIME = /\d+\s?(?::[\d:.]+|h(?!\p{L})\s?\d*(?:\smin\s\d+)?|[ap]m\b)(?:\s\w*[+-]\d{4}\b)?/giu
/** ISO without hyphens. */
const BASIC = /\b(\d{4})(\d{2})(\d{2})\b/g
/** One or two dates in digits with the same separators; the first of two can omit its year. */
const DIGITS = /^\D*\d{1,4}([./-])\d{1,2}(?:\1\d{1,4})?(?:\D+\d{1,4}\1\d{1,2}\1\d{1,4})?\D*$/
/** Tuesday in Spanish and French, if a day with a later month follows; not March. */
const TUESDAY = /\bmar[.,]*\s+(?=\d\d?(?!\d).*[a-z]{3})/g
/** Separators between the two dates of a range, in all supported languages. */
const BETWEEN =
  /[–—→\t\n]|(?<=[\da-z])-(?=\d\d?(?!\d))|(?<=\d{4})-(?=[a-z])|\s(?:-|to|through|and|al?|y|hasta|au|et|jusqu['’]au)\s/
/** The numbers and months of a text: 'm11 21 2026', '21 m11 2026' or less. */
const WORDS = /^(?!m.*m)(?:m(\d+) )?(\d\d?)(?: m(\d+))?(?: (\d{4}))?$/

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function fromDigits(text: string, order: (keyof Written)[]): Written[] {
  const numbers = text.match(/\d+/g) ?? []
  return [numbers.slice(0, -3), numbers.slice(-3)]
    .filter(({ length }) => length > 0)
    .map((date) => Object.fromEntries(order.map((name, index) => [name, date[index]])))
}

/** Returns the names of each month in the supported languages, each after a space. */
function monthNames() {
  const months = ['en', 'es', 'fr'].map((language) => new Intl.DateTimeFormat(language, { month: 'long' }))
  return Array.from({ length: 12 }, (_, month) =>
    plain(months.map((name) => ` ${name.format(Date.UTC(2026, month, 15))}`).join('')),
  )
}

function fromWords(text: string, names: string[]): Written[] {
  const known = (text.match(/\d+|[a-z]{3,}/g) ?? []).flatMap((word) => {
    if (Number(word) >= 0) return [word]
    // A unique prefix is enough, such as 'sept'.
    const months = names.flatMap((name, index) => (name.includes(` ${word}`) ? [`m${index + 1}`] : []))
    return months.length === 1 ? months : []
  })
  if (known.length === 0) return []
  const [, lead, day, month, year] = WORDS.exec(known.join(' ')) ?? []
  return [{ lead, day, month, year }]
}

const fullYear = ({ year = '' }: Written) => Number(year.length === 2 ? `20${year}` : year)

/** Returns the ISO dates; none if one is ambiguous, because half of an intended range is worse than none. */
function datesOf(written: Written[]): string[] {
  const [first = {}, last = first] = written
  // 'Nov 1 – 21, 2026' and '1–21 nov 2026' have one month for both.
  const startMonth = Number(first.lead ?? first.month ?? last.month)
  const endMonth = Number(last.lead ?? last.month ?? first.lead)
  // 'Dec 15 – Jan 5, 2027' starts in the year before.
  const startYear = first.year ? fullYear(first) : fullYear(last) - Number(startMonth > endMonth)
  const start = isoDate(startYear, startMonth, Number(first.day))
  const end = isoDate(fullYear(last), endMonth, Number(last.day))
  if (!start || !end || written.length > 2) return []
  // 'mar 3 - mié 4 nov 2026' can mean March or Tuesday, and '28 – 3 janv. 2027' any month.
  if ((first.lead && last.month) || (!first.year && start > end)) return []
  return written.length === 2 ? [start, end] : [end]
}

/** Returns the one or two ISO dates in a text, in ISO form or in the forms of a language; none if it is not a date. */
export function readDates(text: string, locale: string): string[] {
  const normalized = plain(text.replaceAll(TIME, '')).replaceAll(BASIC, '$1-$2-$3')
  if (!DIGITS.test(normalized)) {
    const words = locale.startsWith('en') ? normalized : normalized.replaceAll(TUESDAY, '')
    const names = monthNames()
    return datesOf(words.split(BETWEEN).flatMap((half) => fromWords(half, names)))
  }
  if (/^\D*\d{4}/.test(normalized)) return datesOf(fromDigits(normalized, ['year', 'month', 'day']))
  const isMonthFirst = new Intl.DateTimeFormat(locale).format(Date.UTC(2026, 10, 22)).startsWith('11')
  // All dates have one order: the language's, or the other one if only that makes each a date.
  const monthFirst = datesOf(fromDigits(normalized, ['month', 'day', 'year']))
  const dayFirst = datesOf(fromDigits(normalized, ['day', 'month', 'year']))
  const [own, other] = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  return own.length > 0 ? own : other
}
