import { letOthersWork, stretch } from '../../internal/let-others-work.ts'
import type { RowTexts } from '../DataTable/model/row-texts.ts'

/** Which rows hold a text, and how often: matches are counted from 0, row after row. */
export interface Found {
  texts: RowTexts
  needle: string
  /** The places of the rows that hold it, in order. */
  places: readonly number[]
  /** For each of these rows, how many matches there are up to its end. */
  ends: readonly number[]
}

/** One match: its row, its column, and which of the matches in that column's text it is. */
export interface Match {
  number: number
  place: number
  column: string
  nth: number
}

/** Rows between two looks at the clock. */
const rowsAtOnce = 256

export function countIn(text: string, needle: string) {
  let count = 0
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) count += 1
  return count
}

/** The index of the first number that is not below another one, of numbers in order. */
function firstFrom(numbers: readonly number[], least: number) {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((numbers[middle] ?? least) < least) from = middle + 1
    else to = middle
  }
  return from
}

/** What the search leaves out, read once. */
const unsearchedTexts = new WeakMap<RowTexts, string[]>()

function unsearchedOf(texts: RowTexts) {
  if (texts.unsearched.length === 0) return undefined
  const known = unsearchedTexts.get(texts) ?? []
  unsearchedTexts.set(texts, known)
  return (place: number) => (known[place] ??= texts.textAt(place, texts.unsearched))
}

/** Looks for a text in all rows, a stretch at a time; a longer text is looked for where the one before was found. Undefined once it is over. */
export async function findRows(texts: RowTexts, needle: string, isOver: () => boolean, before?: Found) {
  const isNarrower = before?.texts === texts && needle.includes(before.needle)
  const among = isNarrower ? before.places : undefined
  const count = among?.length ?? texts.count
  const unsearchedAt = unsearchedOf(texts)
  const places: number[] = []
  const ends: number[] = []
  let total = 0
  const read = (place: number) => {
    const matches = countIn(texts.searchedAt(place), needle) + (unsearchedAt ? countIn(unsearchedAt(place), needle) : 0)
    if (matches === 0) return
    total += matches
    places.push(place)
    ends.push(total)
  }
  for (let next = 0; next < count;) {
    await letOthersWork()
    if (isOver()) return undefined
    const end = performance.now() + stretch
    do {
      const pause = Math.min(next + rowsAtOnce, count)
      for (; next < pause; next += 1) read(among ? (among[next] ?? 0) : next)
    } while (next < count && performance.now() < end)
  }
  return { texts, needle, places, ends } satisfies Found
}

export const totalOf = ({ ends }: Found) => ends.at(-1) ?? 0

/** The number of the first match in a row or after it; the first of all where none follows. */
export function numberFrom({ places, ends }: Found, place: number) {
  const row = firstFrom(places, place)
  return row === places.length ? 0 : (ends[row - 1] ?? 0)
}

/** Whether a row holds the text. */
export const holds = ({ places }: Found, place: number) => places[firstFrom(places, place)] === place

/** A match by its number; the columns are those of the table in the order in which they are read. */
export function matchAt({ texts, needle, places, ends }: Found, number: number, columns: readonly string[]) {
  const row = firstFrom(ends, number + 1)
  const place = places[row]
  if (place === undefined) return undefined
  let nth = number - (ends[row - 1] ?? 0)
  for (const column of columns) {
    const count = countIn(texts.textAt(place, [column]), needle)
    if (nth < count) return { number, place, column, nth } satisfies Match
    nth -= count
  }
  return undefined
}

/** The match of the same row among rows that changed, or the next one where the row is gone. */
export function sameMatch(found: Found, before: Found, { number, place }: Match, isItsRow: (place: number) => boolean) {
  const again = found.places.find(isItsRow)
  if (again === undefined) return numberFrom(found, place)
  const within = number - numberFrom(before, place)
  const last = (found.ends[firstFrom(found.places, again)] ?? 1) - 1
  return Math.min(numberFrom(found, again) + within, last)
}
