import { describe, expect, it } from 'vitest'
import { fold } from '../../../internal/fold.ts'
import { indexRows, rankRows, sortPositions, textOf } from './row-model.ts'
import type { DataTableColumn, DataTableSort } from '../types.ts'

interface Thing {
  name: string | null
  size?: number
  tags?: string[]
  day?: Date
}

const columns: DataTableColumn<Thing>[] = [
  { id: 'name', header: 'Name' },
  { id: 'size', header: 'Size' },
  { id: 'tags', header: 'Tags' },
  { id: 'day', header: 'Day' },
]
const things: Thing[] = [
  { name: 'Élodie', size: 10, tags: ['new', 'red'] },
  { name: 'zoë', size: 9, tags: ['red'] },
  { name: 'Éric', size: 100, tags: [] },
  { name: null, size: undefined },
  { name: 'Zed', size: 9 },
]

const find = (search: string, filters = {}) => indexRows(things, columns, 'en-US').filter({ search, filters })
const order = (...sort: DataTableSort[]) =>
  sortPositions([0, 1, 2, 3, 4], sort, (id) => {
    const column = columns.find((each) => each.id === id)
    return column && rankRows(things, column, 'fr-CA')
  })

describe('the rows of a table', () => {
  it.each([
    ['elo', [0]],
    ['ÉRIC', [2]],
    ['ZOE', [1]],
    ['e\u0301lodie', [0]],
    ['  zed ', [4]],
    ['new, red', [0]],
    ['nothing', []],
    ['', [0, 1, 2, 3, 4]],
  ])('match %j without case and accents', (search, positions) => {
    expect(find(search)).toEqual(positions)
  })

  it.each(['Crème Brûlée', 'e\u0301cole', 'ŁÓDŹ', 'ΣΊΣΥΦΟΣ', '한국어', 'İzmir', '👩‍👩‍👧 Ñandú'])(
    'have %s folded like a searched text',
    (text) => {
      const index = indexRows([{ name: text }], [{ id: 'name', header: 'Name' }], 'en-US')
      expect(index.haystackAt(0)).toBe(`${fold(text)}\n`)
    },
  )

  it('pass a filter by text, by one of several values, and by a list that contains one', () => {
    expect(find('', { name: 'z' })).toEqual([1, 4])
    expect(find('', { size: [9, 100] })).toEqual([1, 2, 4])
    expect(find('', { tags: ['red'] })).toEqual([0, 1])
    expect(find('ed', { size: [9] })).toEqual([1, 4])
  })

  it('pass empty filters, and those without a column', () => {
    expect(find('', { name: '', size: [], tags: null, day: undefined, other: 'x' })).toHaveLength(5)
  })

  it('sort in the order of the language, empty ones last in either direction', () => {
    expect(order({ column: 'name', direction: 'ascending' })).toEqual([0, 2, 4, 1, 3])
    expect(order({ column: 'name', direction: 'descending' })).toEqual([1, 4, 2, 0, 3])
  })

  it('sort by number, and by the next column if they are equal', () => {
    expect(order({ column: 'size', direction: 'ascending' })).toEqual([1, 4, 0, 2, 3])
    expect(order({ column: 'size', direction: 'ascending' }, { column: 'name', direction: 'ascending' })).toEqual([
      4, 1, 0, 2, 3,
    ])
  })

  it('keep their order in either direction if a column has equal values', () => {
    const alike: Thing[] = [{ name: 'b' }, { name: 'a', size: 1 }, { name: 'b', size: 2 }, { name: 'a', size: 3 }]
    const by = (direction: DataTableSort['direction']) =>
      sortPositions([3, 2, 1, 0], [{ column: 'name', direction }], () =>
        rankRows(alike, { id: 'name', header: 'Name' }, 'en-US'),
      )
    expect(by('ascending')).toEqual([3, 1, 2, 0])
    expect(by('descending')).toEqual([2, 0, 3, 1])
  })

  it.each(['en-US', 'es-MX', 'fr-CA', 'sv-SE'])('sort exactly as the collator of %s', (locale) => {
    const { compare } = new Intl.Collator(locale)
    let seed = 7
    const below = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    const signs = [
      'a',
      'A',
      'á',
      'a\u0301',
      'n',
      'ñ',
      'Ñ',
      'o',
      'ö',
      'œ',
      'ß',
      'z',
      'Å',
      '2',
      '10',
      ' ',
      '-',
      '_',
      '.',
      '李',
      '👩‍👧',
    ]
    const word = () => Array.from({ length: below(5) + 1 }, () => signs[below(signs.length)]).join('')
    const words = Array.from({ length: 2000 }, word)
    const ranks = rankRows(
      words.map((name) => ({ name })),
      { id: 'name', header: 'Name' },
      locale,
    )
    const sorted = [...words.keys()].toSorted((a, b) => compare(words[a] ?? '', words[b] ?? ''))
    const positions = sortPositions([...words.keys()], [{ column: 'name', direction: 'ascending' }], () => ranks)
    expect(positions).toEqual(sorted)
  })

  it('keep their order without a sort, or with an unknown column', () => {
    expect(order()).toEqual([0, 1, 2, 3, 4])
    expect(order({ column: 'other', direction: 'ascending' })).toEqual([0, 1, 2, 3, 4])
  })

  it.each([
    [1240, 'en-US', '1,240'],
    [1240, 'fr-CA', '1\u00a0240'],
    [['a', 'b'], 'en-US', 'a, b'],
    [null, 'en-US', ''],
    [new Date(2026, 1, 18), 'en-US', 'Feb 18, 2026'],
    [new Date(2026, 1, 18), 'fr-CA', '18 févr. 2026'],
  ])('have the value %j formatted in %s as %j', (value, locale, text) => {
    expect(textOf(value, locale)).toBe(text)
  })
})
