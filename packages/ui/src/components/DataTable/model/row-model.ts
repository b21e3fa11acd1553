import { fold } from '../../../internal/fold.ts'
import type { DataTableColumn, DataTableQuery, DataTableSort, DataTableValue } from '../types.ts'

type Columns<Row> = readonly DataTableColumn<Row>[]

/** What a column holds of a row. */
export function valueOf<Row>(column: DataTableColumn<Row>, row: Row): DataTableValue {
  return column.value ? column.value(row) : (row as Record<string, DataTableValue>)[column.id]
}

const formats = new Map<string, { number: Intl.NumberFormat; date: Intl.DateTimeFormat }>()

/** Formats are slow to make, and every cell needs one. */
function formatsOf(locale = 'en-US') {
  const known = formats.get(locale) ?? {
    number: new Intl.NumberFormat(locale),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  }
  formats.set(locale, known)
  return known
}

/** A value as it is written where a column draws nothing of its own. */
export function textOf(value: DataTableValue, locale?: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ')
  if (value instanceof Date) return formatsOf(locale).date.format(value)
  return typeof value === 'number' ? formatsOf(locale).number.format(value) : String(value)
}

const beyondAscii = /[^\0-\x7f]+/g
const folded = new Map<string, string>()

/** Folds letters with accents once each, as normalising is slow and the same few come again and again. */
function foldLetters(letters: string) {
  const known = folded.get(letters) ?? fold(letters)
  folded.set(letters, known)
  return known
}

/** As `fold`, for many texts. */
const quickFold = (text: string) => text.replaceAll(beyondAscii, foldLetters).toLowerCase()

/** Each row's searched text, made once for the rows of a table and not before somebody searches. */
export function makeHaystacks<Row>(rows: readonly Row[], columns: Columns<Row>, locale: string) {
  const searched = columns.filter(({ isSearchable }) => isSearchable !== false)
  return rows.map((row) => {
    let text = ''
    for (const column of searched) text += `${textOf(valueOf(column, row), locale)}\n`
    return quickFold(text)
  })
}

const isSet = (filter: unknown) =>
  filter !== undefined && filter !== null && filter !== '' && !(Array.isArray(filter) && filter.length === 0)

/** Whether a query shows fewer rows than there are. */
export const isFiltered = ({ search, filters }: Pick<DataTableQuery, 'search' | 'filters'>) =>
  search.trim() !== '' || Object.values(filters).some(isSet)

function passes<Row>(column: DataTableColumn<Row>, row: Row, filter: unknown) {
  if (column.matches) return column.matches(row, filter)
  const value = valueOf(column, row)
  if (!Array.isArray(filter)) return quickFold(textOf(value)).includes(quickFold(String(filter)))
  return Array.isArray(value) ? value.some((each) => filter.includes(each)) : filter.includes(value)
}

/** The places of the rows that pass all filters; a filter without a column of its id is not the table's to apply. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { search, filters }: Pick<DataTableQuery, 'search' | 'filters'>,
  haystacks: () => readonly string[],
) {
  const needle = quickFold(search.trim())
  const found = needle === '' ? undefined : haystacks()
  const tests = columns.flatMap((column) =>
    isSet(filters[column.id]) ? [(row: Row) => passes(column, row, filters[column.id])] : [],
  )
  const kept: number[] = []
  for (let index = 0; index < rows.length; index += 1) {
    if (found && !found[index]?.includes(needle)) continue
    const row = rows[index] as Row
    if (tests.every((test) => test(row))) kept.push(index)
  }
  return kept
}

const isEmpty = (value: DataTableValue) => value === null || value === undefined || value === ''
const keyOf = (value: DataTableValue, locale: string) => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'object' ? textOf(value, locale) : value
}

/** No row has this place: empty values come last in either direction. */
const last = -1

/** Each row's place among the values of a column: equal values share one, so that sorting compares numbers alone. */
export function rankRows<Row>(rows: readonly Row[], column: DataTableColumn<Row>, locale: string) {
  const { compare } = new Intl.Collator(locale)
  const keys = rows.map((row) => {
    const value = valueOf(column, row)
    return isEmpty(value) ? undefined : keyOf(value, locale)
  })
  const distinct = [...new Set(keys)].filter((key) => key !== undefined)
  distinct.sort((a, b) =>
    typeof a === 'string' || typeof b === 'string' ? compare(String(a), String(b)) : Number(a) - Number(b),
  )
  const places = new Map<unknown, number>()
  let place = 0
  for (const [index, key] of distinct.entries()) {
    const before = distinct[index - 1]
    if (typeof key !== 'string' || typeof before !== 'string' || compare(before, key) !== 0) place += 1
    places.set(key, place)
  }
  return Float64Array.from(keys, (key) => places.get(key) ?? last)
}

/** Sorts places of rows by the ranks of each sorted column; rows equal in all keep their order. */
export function sortPlaces(
  places: readonly number[],
  sort: readonly DataTableSort[],
  ranksOf: (column: string) => Float64Array | undefined,
) {
  const keys = sort.flatMap(({ column, direction }) => {
    const ranks = ranksOf(column)
    return ranks ? [{ ranks, sign: direction === 'ascending' ? 1 : -1 }] : []
  })
  if (keys.length === 0) return places
  return places.toSorted((a, b) => {
    for (const { ranks, sign } of keys) {
      const first = ranks[a] ?? last
      const second = ranks[b] ?? last
      if (first === second) continue
      if (first === last) return 1
      if (second === last) return -1
      return (first - second) * sign
    }
    return 0
  })
}

/** The rows of a table as search, filters and order ask for them: what takes long is made once, and not before it is asked for. */
export interface RowIndex {
  count: number
  /** The places of the rows that match. */
  filter: (query: Pick<DataTableQuery, 'search' | 'filters'>) => readonly number[]
  ranksOf: (column: string) => Float64Array | undefined
}

/** An index of rows as the columns read them. */
export function indexRows<Row>(rows: readonly Row[], columns: Columns<Row>, locale: string): RowIndex {
  let haystacks: readonly string[] | undefined
  const ranks = new Map<string, Float64Array>()
  return {
    count: rows.length,
    filter: (query) => filterRows(rows, columns, query, () => (haystacks ??= makeHaystacks(rows, columns, locale))),
    ranksOf: (id) => {
      const column = columns.find((each) => each.id === id)
      if (!column) return undefined
      const known = ranks.get(id) ?? rankRows(rows, column, locale)
      ranks.set(id, known)
      return known
    },
  }
}
