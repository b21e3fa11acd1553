import { withFrenchDateForms } from '../../../internal/french-dates.ts'
import { fold } from '../../../internal/fold.ts'
import type { DataTableColumn, DataTableQuery, DataTableSort, DataTableValue } from '../types.ts'

type Columns<Row> = readonly DataTableColumn<Row>[]

/** Returns a column's value of a row. */
export function valueOf<Row>(column: DataTableColumn<Row>, row: Row): DataTableValue {
  return column.value ? column.value(row) : (row as Record<string, DataTableValue>)[column.id]
}

const formats = new Map<string, { number: Intl.NumberFormat; date: Intl.DateTimeFormat }>()

/** Formatters are slow to create, and every cell needs one. */
function formatsOf(locale = 'en-US') {
  const known = formats.get(locale) ?? {
    number: new Intl.NumberFormat(locale),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  }
  formats.set(locale, known)
  return known
}

/** Shown in place of an empty value. */
export const noValue = '—'

/** Returns a value's text if a column renders nothing of its own. */
export function textOf(value: DataTableValue, locale?: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ')
  if (value instanceof Date) return withFrenchDateForms(formatsOf(locale).date.format(value), locale ?? '')
  return typeof value === 'number' ? formatsOf(locale).number.format(value) : String(value)
}

const beyondAscii = /[^\0-\x7f]+/g
const folded = new Map<string, string>()

/** Caches folded accented letters, because normalizing is slow and the same few recur. */
function foldLetters(letters: string) {
  const known = folded.get(letters) ?? fold(letters)
  folded.set(letters, known)
  return known
}

/** Same as `fold`, for many texts. */
const quickFold = (text: string) => text.replaceAll(beyondAscii, foldLetters).toLowerCase()

/** Returns the searchable text of a row: one line per column. */
export function foldedText<Row>(row: Row | undefined, columns: Columns<Row>, locale: string) {
  let text = ''
  if (row === undefined) return text
  for (const column of columns) text += `${textOf(valueOf(column, row), locale)}\n`
  return quickFold(text)
}

/** The bounds of a filter, both included: numbers, or days as ISO dates. */
interface Range {
  start?: string | number | null
  end?: string | number | null
}

const isRange = (filter: unknown): filter is Range =>
  typeof filter === 'object' && filter !== null && ('start' in filter || 'end' in filter)

/** Whether a filter excludes rows. */
export const isSet = (filter: unknown) =>
  isRange(filter)
    ? (filter.start ?? filter.end ?? null) !== null
    : filter !== undefined && filter !== null && filter !== '' && !(Array.isArray(filter) && filter.length === 0)

/** Returns the day of a moment in the reader's time zone, as an ISO date. */
const dayOf = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

function isWithin(value: DataTableValue, { start, end }: Range) {
  const comparable = value instanceof Date ? dayOf(value) : typeof value === 'string' ? value.slice(0, 10) : value
  if ((typeof comparable !== 'string' && typeof comparable !== 'number') || comparable === '') return false
  return (start ?? comparable) <= comparable && comparable <= (end ?? comparable)
}

/** Whether a query shows fewer rows than there are. */
export const isFiltered = ({ search, filters }: Pick<DataTableQuery, 'search' | 'filters'>) =>
  search.trim() !== '' || Object.values(filters).some(isSet)

function matchesFilter<Row>(column: DataTableColumn<Row>, row: Row, filter: unknown) {
  if (column.matches) return column.matches(row, filter)
  const value = valueOf(column, row)
  if (isRange(filter)) return isWithin(value, filter)
  if (!Array.isArray(filter)) return quickFold(textOf(value)).includes(quickFold(String(filter)))
  return Array.isArray(value) ? value.some((each) => filter.includes(each)) : filter.includes(value)
}

/** Returns the indexes of rows that pass all filters. A filter whose id matches no column is ignored. */
function filterRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { search, filters }: Pick<DataTableQuery, 'search' | 'filters'>,
  haystackAt: (position: number) => string,
) {
  const needle = quickFold(search.trim())
  const tests = columns.flatMap((column) =>
    isSet(filters[column.id]) ? [(row: Row) => matchesFilter(column, row, filters[column.id])] : [],
  )
  const kept: number[] = []
  for (let index = 0; index < rows.length; index += 1) {
    if (needle !== '' && !haystackAt(index).includes(needle)) continue
    const row = rows[index] as Row
    if (tests.every((test) => test(row))) kept.push(index)
  }
  return kept
}

/**
 * Counts the rows for each choice of a filter, within the search and the other filters; undefined if no column has the
 * filter's id.
 */
export function countChoices<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { search, filters }: Pick<DataTableQuery, 'search' | 'filters'>,
  { id, choices, locale }: { id: string; choices: readonly string[]; locale: string },
): ReadonlyMap<string, number> | undefined {
  const column = columns.find((each) => each.id === id)
  if (!column) return undefined
  const searched = columns.filter(({ isSearchable }) => isSearchable !== false)
  const others = { search, filters: { ...filters, [id]: undefined } }
  const positions = filterRows(rows, columns, others, (position) => foldedText(rows[position], searched, locale))
  return new Map(
    choices.map((choice) => [
      choice,
      positions.filter((position) => matchesFilter(column, rows[position] as Row, [choice])).length,
    ]),
  )
}

const isEmpty = (value: DataTableValue) => value === null || value === undefined || value === ''
const keyOf = (value: DataTableValue, locale: string) => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'number' || typeof value === 'boolean' ? value : textOf(value, locale)
}

/** The rank of empty values, which come last in both directions. */
const emptyRank = -1

/**
 * Returns the rank of each key, from 0; keys that are equal in the language share one. Sorting by code units first
 * saves most comparisons of the collator, which are ten times slower.
 */
function rankKeys(keys: readonly (string | number | boolean)[], locale: string) {
  const { compare } = new Intl.Collator(locale)
  const letters = keys.map((key) => (typeof key === 'string' ? quickFold(key) : ''))
  const lettersOf = (at: number) => letters[at] ?? ''
  const compareAt = (a: number, b: number) => {
    const [one, other] = [keys[a], keys[b]]
    return typeof one === 'string' || typeof other === 'string'
      ? compare(String(one), String(other))
      : Number(one) - Number(other)
  }
  const order = keys.map((_, at) => at)
  order.sort((a, b) => (lettersOf(a) < lettersOf(b) ? -1 : lettersOf(a) > lettersOf(b) ? 1 : 0))
  order.sort(compareAt)
  const ranks = new Int32Array(keys.length)
  let rank = 0
  for (const [at, key] of order.entries()) {
    if (at > 0 && compareAt(order[at - 1] ?? 0, key) !== 0) rank += 1
    ranks[key] = rank
  }
  return ranks
}

/** Returns each row's rank in a column, so that sorting compares no values. */
export function rankRows<Row>(rows: readonly Row[], column: DataTableColumn<Row>, locale: string) {
  // Rows often share a value, so each value is compared once.
  const numbers = new Map<string | number | boolean, number>()
  const numberOf = Int32Array.from(rows, (row) => {
    const value = valueOf(column, row)
    if (isEmpty(value)) return emptyRank
    const key = keyOf(value, locale)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  })
  const ranks = rankKeys([...numbers.keys()], locale)
  return numberOf.map((number) => ranks[number] ?? emptyRank)
}

/** Sorts indexes by rank with a counting sort; indexes of the same rank keep their order. */
function inOrderOf(ranks: Int32Array, positions: readonly number[], isDescending: boolean) {
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), emptyRank)
  const slotOf = (position: number) => {
    const rank = ranks[position] ?? emptyRank
    return rank === emptyRank ? highest + 1 : isDescending ? highest - rank : rank
  }
  const counts = new Int32Array(highest + 2)
  for (const position of positions) {
    const slot = slotOf(position)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  let begin = 0
  const next = counts.map((count) => (begin += count) - count)
  const sorted = [...positions]
  for (const position of positions) {
    const slot = slotOf(position)
    const at = next[slot] ?? 0
    sorted[at] = position
    next[slot] = at + 1
  }
  return sorted
}

/**
 * Sorts indexes of rows by the ranks of each sorted column, from the last sort to the first; equal rows keep their
 * order.
 */
export const sortPositions = (
  positions: readonly number[],
  sort: readonly DataTableSort[],
  ranksOf: (column: string) => Int32Array | undefined,
) =>
  sort.toReversed().reduce((sorted, { column, direction }) => {
    const ranks = ranksOf(column)
    return ranks ? inOrderOf(ranks, sorted, direction === 'descending') : sorted
  }, positions)

/** The rows of a table after search, filters and sort; slow parts are lazy and memoized. */
export interface RowIndex {
  count: number
  /** The indexes of the matching rows. */
  filter: (query: Pick<DataTableQuery, 'search' | 'filters'>) => readonly number[]
  ranksOf: (column: string) => Int32Array | undefined
  /** The searched text of a row by index; computed once. */
  haystackAt: (position: number) => string
}

/** An index of rows by their column values. */
export function indexRows<Row>(rows: readonly Row[], columns: Columns<Row>, locale: string): RowIndex {
  const searched = columns.filter(({ isSearchable }) => isSearchable !== false)
  let haystacks: (string | undefined)[] | undefined
  const haystackAt = (position: number) => {
    haystacks ??= Array.from({ length: rows.length })
    return (haystacks[position] ??= foldedText(rows[position], searched, locale))
  }
  const ranks = new Map<string, Int32Array>()
  return {
    count: rows.length,
    filter: (query) => filterRows(rows, columns, query, haystackAt),
    ranksOf: (id) => {
      const column = columns.find((each) => each.id === id)
      if (!column) return undefined
      const known = ranks.get(id) ?? rankRows(rows, column, locale)
      ranks.set(id, known)
      return known
    },
    haystackAt,
  }
}
