import { yieldToMain, timeSliceMs } from '../../internal/yield-to-main.ts'
import type { RowTexts } from '../DataTable/model/row-texts.ts'

/** The rows that contain a text, and how often: matches are numbered from 0, row by row. */
export interface Found {
  texts: RowTexts
  needle: string
  /** The indexes of the rows that contain it, in order. */
  positions: readonly number[]
  /** For each of these rows, the number of matches up to its end. */
  ends: readonly number[]
}

/** One match: its row, its column, and its number in that column's text. */
export interface Match {
  number: number
  position: number
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

/** Returns the index of the first of the sorted numbers that is at least `least`. */
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
  return (position: number) => (known[position] ??= texts.textAt(position, texts.unsearched))
}

/** A searched text: its rows, and whether the search is canceled. */
interface Search {
  texts: RowTexts
  needle: string
  isCanceled: () => boolean
  /** The previous matches; a longer text is searched only there. */
  before?: Found | undefined
}

const positionsOf = ({ texts, needle, before }: Search) =>
  before?.texts === texts && needle.includes(before.needle) ? before.positions : undefined

/** Counts how often a row contains the text. */
function counterOf({ texts, needle }: Search) {
  const unsearchedAt = unsearchedOf(texts)
  return (position: number) =>
    countIn(texts.searchedAt(position), needle) + (unsearchedAt ? countIn(unsearchedAt(position), needle) : 0)
}

/** Reads rows one after another, the first slice synchronously, until one matches; returns false at the end. */
async function readInSlices(count: number, isCanceled: () => boolean, read: (at: number) => boolean) {
  for (let next = 0; next < count;) {
    if (next > 0) await yieldToMain()
    if (isCanceled()) return false
    const sliceEnd = performance.now() + timeSliceMs
    do {
      const batchEnd = Math.min(next + rowsAtOnce, count)
      for (; next < batchEnd; next += 1) if (read(next)) return true
    } while (next < count && performance.now() < sliceEnd)
  }
  return !isCanceled()
}

/**
 * Returns the first row that contains a text, searching from a position and then from the start. It does not wait for
 * the count of all matches, and returns undefined if it is canceled.
 */
export async function findFirst(search: Search, from: number): Promise<Found | undefined> {
  const { texts, needle } = search
  const candidates = positionsOf(search)
  const countAt = counterOf(search)
  const { length } = candidates ?? { length: texts.count }
  const start = candidates ? firstFrom(candidates, from) : from
  const found = { positions: [] as number[], ends: [] as number[] }
  const isDone = await readInSlices(length, search.isCanceled, (at) => {
    const wrapped = (start + at) % length
    const position = candidates ? (candidates[wrapped] ?? 0) : wrapped
    const count = countAt(position)
    if (count === 0) return false
    found.positions.push(position)
    found.ends.push(count)
    return true
  })
  return isDone ? { texts, needle, ...found } : undefined
}

/** Returns all rows that contain a text, or undefined if it is canceled. */
export async function findRows(search: Search): Promise<Found | undefined> {
  const { texts, needle } = search
  const candidates = positionsOf(search)
  const countAt = counterOf(search)
  const positions: number[] = []
  const ends: number[] = []
  let total = 0
  const isDone = await readInSlices(candidates?.length ?? texts.count, search.isCanceled, (at) => {
    const position = candidates ? (candidates[at] ?? 0) : at
    const count = countAt(position)
    if (count === 0) return false
    total += count
    positions.push(position)
    ends.push(total)
    return false
  })
  return isDone ? { texts, needle, positions, ends } : undefined
}

export const totalOf = ({ ends }: Found) => ends.at(-1) ?? 0

/** Returns the number of the first match in a row or after it; the first of all if none follows. */
export function numberFrom({ positions, ends }: Found, position: number) {
  const row = firstFrom(positions, position)
  return row === positions.length ? 0 : (ends[row - 1] ?? 0)
}

/** Whether a row contains the text. */
export const includesPosition = ({ positions }: Found, position: number) =>
  positions[firstFrom(positions, position)] === position

/** Returns a match by its number; `columns` are the table's in reading order. */
export function matchAt({ texts, needle, positions, ends }: Found, number: number, columns: readonly string[]) {
  const row = firstFrom(ends, number + 1)
  const position = positions[row]
  if (position === undefined) return undefined
  let nth = number - (ends[row - 1] ?? 0)
  for (const column of columns) {
    const count = countIn(texts.textAt(position, [column]), needle)
    if (nth < count) return { number, position, column, nth } satisfies Match
    nth -= count
  }
  return undefined
}

/** Returns the same row's match after rows changed, or the next one if the row is gone. */
export function sameMatch(
  found: Found,
  before: Found,
  { number, position }: Match,
  isItsRow: (position: number) => boolean,
) {
  const again = found.positions.find(isItsRow)
  if (again === undefined) return numberFrom(found, position)
  const within = number - numberFrom(before, position)
  const last = (found.ends[firstFrom(found.positions, again)] ?? 1) - 1
  return Math.min(numberFrom(found, again) + within, last)
}
