import { yieldToMain, timeSliceMs } from '../../internal/yield-to-main.ts'
import type { RowTexts } from '../DataTable/model/row-texts.ts'

/** The rows that contain a text, and how often: matches are numbered from 0, row by row. */
export interface Found {
  texts: RowTexts
  needle: string
  /** The indexes of the rows that contain it, in order. */
  places: readonly number[]
  /** For each of these rows, the number of matches up to its end. */
  ends: readonly number[]
}

/** One match: its row, its column, and its number in that column's text. */
export interface Match {
  number: number
  place: number
  column: string
  nth: number
}

/** Rows between two time checks. */
const rowsAtOnce = 256

export function countIn(text: string, needle: string) {
  let count = 0
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) count += 1
  return count
}

/** Returns the index of the first of the sorted numbers that is not below another one. */
function firstFrom(numbers: readonly number[], least: number) {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((numbers[middle] ?? least) < least) from = middle + 1
    else to = middle
  }
  return from
}

/** Text that the search skips; read once. */
const unsearchedTexts = new WeakMap<RowTexts, string[]>()

function unsearchedOf(texts: RowTexts) {
  if (texts.unsearched.length === 0) return undefined
  const known = unsearchedTexts.get(texts) ?? []
  unsearchedTexts.set(texts, known)
  return (place: number) => (known[place] ??= texts.textAt(place, texts.unsearched))
}

/** A searched text: its rows, and whether the search is canceled. */
interface Search {
  texts: RowTexts
  needle: string
  isOver: () => boolean
  /** The previous matches; a longer text is searched only there. */
  before?: Found | undefined
}

const placesOf = ({ texts, needle, before }: Search) =>
  before?.texts === texts && needle.includes(before.needle) ? before.places : undefined

/** Counts how often a row contains the text. */
function counterOf({ texts, needle }: Search) {
  const unsearchedAt = unsearchedOf(texts)
  return (place: number) =>
    countIn(texts.searchedAt(place), needle) + (unsearchedAt ? countIn(unsearchedAt(place), needle) : 0)
}

/** Reads rows one after another, the first slice synchronously, until one matches; returns false at the end. */
async function inStretches(count: number, isOver: () => boolean, read: (at: number) => boolean) {
  for (let next = 0; next < count;) {
    if (next > 0) await yieldToMain()
    if (isOver()) return false
    const end = performance.now() + timeSliceMs
    do {
      const pause = Math.min(next + rowsAtOnce, count)
      for (; next < pause; next += 1) if (read(next)) return true
    } while (next < count && performance.now() < end)
  }
  return !isOver()
}

/**
 * Returns the first row that contains a text, from a place and then from the start, long before all are counted.
 * Returns undefined if it is canceled.
 */
export async function findFirst(search: Search, from: number): Promise<Found | undefined> {
  const { texts, needle } = search
  const among = placesOf(search)
  const countAt = counterOf(search)
  const { length } = among ?? { length: texts.count }
  const start = among ? firstFrom(among, from) : from
  const found = { places: [] as number[], ends: [] as number[] }
  const isDone = await inStretches(length, search.isOver, (at) => {
    const turned = (start + at) % length
    const place = among ? (among[turned] ?? 0) : turned
    const count = countAt(place)
    if (count === 0) return false
    found.places.push(place)
    found.ends.push(count)
    return true
  })
  return isDone ? { texts, needle, ...found } : undefined
}

/** Returns all rows that contain a text, or undefined if it is canceled. */
export async function findRows(search: Search): Promise<Found | undefined> {
  const { texts, needle } = search
  const among = placesOf(search)
  const countAt = counterOf(search)
  const places: number[] = []
  const ends: number[] = []
  let total = 0
  const isDone = await inStretches(among?.length ?? texts.count, search.isOver, (at) => {
    const place = among ? (among[at] ?? 0) : at
    const count = countAt(place)
    if (count === 0) return false
    total += count
    places.push(place)
    ends.push(total)
    return false
  })
  return isDone ? { texts, needle, places, ends } : undefined
}

export const totalOf = ({ ends }: Found) => ends.at(-1) ?? 0

/** Returns the number of the first match in a row or after it; the first of all if none follows. */
export function numberFrom({ places, ends }: Found, place: number) {
  const row = firstFrom(places, place)
  return row === places.length ? 0 : (ends[row - 1] ?? 0)
}

/** Whether a row contains the text. */
export const includesPlace = ({ places }: Found, place: number) => places[firstFrom(places, place)] === place

/** Returns a match by its number; `columns` are the table's in reading order. */
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

/** Returns the same row's match after rows changed, or the next one if the row is gone. */
export function sameMatch(found: Found, before: Found, { number, place }: Match, isItsRow: (place: number) => boolean) {
  const again = found.places.find(isItsRow)
  if (again === undefined) return numberFrom(found, place)
  const within = number - numberFrom(before, place)
  const last = (found.ends[firstFrom(found.places, again)] ?? 1) - 1
  return Math.min(numberFrom(found, again) + within, last)
}
