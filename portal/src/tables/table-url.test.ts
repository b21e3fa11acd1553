import type { ListRules } from '@tessera/contract'
import { LAST_URL_LENGTH, LIMITS, safeLastUrl, TABLE_VIEW_LIMITS } from '@tessera/contract'
import type { DataTableState } from '@tessera/ui/data-table'
import { describe, expect, it } from 'vitest'
import { queryWith, hasTableState, stateIn, writtenState, writtenView } from './table-url.ts'

const RULES: ListRules = {
  sorts: ['companyName', 'status'],
  defaultSort: { by: 'companyName', order: 'asc' },
  filters: { types: { values: ['SUPPLIER', 'ACCOUNT'] } },
}
const read = (search: string): DataTableState => stateIn(new URLSearchParams(search), RULES, 25)
const write = (state: Partial<DataTableState>): string => writtenState({ ...read(''), ...state }, RULES, 25)

describe('table state in a URL', () => {
  it('SRV-06 TBL-01 has defaults for all missing parameters', () => {
    expect(read('')).toEqual({
      search: '',
      sort: [{ column: 'companyName', direction: 'ascending' }],
      page: 0,
      pageSize: 25,
      filters: { types: [] },
      columnWidths: {},
      columnOrder: [],
      hiddenColumns: [],
      pinnedColumns: {},
      density: null,
      view: null,
    })
    expect(write({})).toBe('')
  })

  it('SRV-06 counts pages from 1, marks descending sorts with a minus, and separates values by commas', () => {
    expect(read('search=farm&sort=-status,companyName&page=3&rows=50&types=SUPPLIER,ACCOUNT')).toMatchObject({
      search: 'farm',
      sort: [
        { column: 'status', direction: 'descending' },
        { column: 'companyName', direction: 'ascending' },
      ],
      page: 2,
      pageSize: 50,
      filters: { types: ['SUPPLIER', 'ACCOUNT'] },
    })
  })

  it('SRV-06 accepts as much search text as the server, without control characters', () => {
    expect(read(`search=${'x'.repeat(LIMITS.search + 1)}`).search).toHaveLength(LIMITS.search)
    expect(read(`search=${'x'.repeat(LIMITS.search)}`).search).toHaveLength(LIMITS.search)
    expect(read('search=a%07b').search).toBe('ab')
  })

  it('B-10 identifies columns by their ids: hidden, pinned, in order, with their widths', () => {
    expect(
      read('hide=email,phone&pin=name:start,actions:none&order=status,name&density=compact&width=name:220'),
    ).toEqual({
      ...read(''),
      hiddenColumns: ['email', 'phone'],
      pinnedColumns: { name: 'start', actions: 'none' },
      columnOrder: ['status', 'name'],
      density: 'compact',
      columnWidths: { name: 220 },
    })
  })

  it.each([
    'page=0',
    'page=-4',
    'page=1.5',
    'page=x',
    'rows=11',
    'rows=',
    'sort=password',
    'sort=-',
    'sort=,',
    'types=,',
    'types=BOGUS',
    'search=%00',
    'hide=,',
    'pin=name',
    'pin=name:middle',
    'pin=:start',
    'pin=name:start:end',
    'order=,,',
    'density=cosy',
    'view=',
    'width=name',
    'width=name:-1',
    'width=name:0',
    'width=name:1e3',
    'width=name:99999',
    'width=:100',
  ])('SRV-06 B-10 ignores %s, which is invalid', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  it.each([
    '',
    'search=a+b&types=SUPPLIER,ACCOUNT&sort=-companyName&page=2&rows=100',
    'sort=status',
    'sort=status,-companyName',
    'hide=email&pin=name:end&order=status,name&density=comfortable&width=name:220,status:80',
    'search=a%26b%3Dc%25,:%2B',
    'page=2&view=0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b&hide=email',
    'view=standard',
  ])('SRV-06 B-10 is written the same as it was read: %s', (search) => {
    expect(write(read(search))).toBe(search)
  })

  it.each(['search=x', 'types=ACCOUNT', 'page=1', 'width=', 'hide=email', 'view=standard'])(
    'B-10 is detected in %s',
    (search) => {
      expect(hasTableState(new URLSearchParams(search), RULES)).toBe(true)
    },
  )

  it('CTX-06 keeps other parameters of the URL, and removes parameters with default values', () => {
    const before = new URLSearchParams(
      'company=c-1&page=7&sort=status&search=x&types=ACCOUNT&rows=10&view=v&hide=a&width=b:1',
    )
    expect(queryWith(write({}), before, RULES)).toBe('company=c-1')
    expect(queryWith(write({ page: 1 }), before, RULES)).toBe('company=c-1&page=2')
    expect(hasTableState(new URLSearchParams('company=c-1&kb=wem'), RULES)).toBe(false)
  })
})

/** Pseudo-random numbers that are the same in every run (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Characters that URLs escape or interpret. */
const SIGNS = [
  'a',
  ' ',
  ',',
  ':',
  '%',
  '&',
  '=',
  '+',
  '#',
  '?',
  '/',
  '\\',
  '-',
  '"',
  '<',
  '%2C',
  '%3A',
  '%25',
  'é',
  'ñ',
  '漢',
  '😀',
  '__proto__',
]

function anyState(seed: number, mostColumns: number): DataTableState {
  const below = randomOf(seed)
  const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)]
  const list = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: below(most + 1) }, make)
  const text = (most: number): string => list(most, () => oneOf(SIGNS) ?? '').join('')
  const ids = (): string[] => [...new Set(list(mostColumns, () => `${text(8)}c`))]
  const by = <Value>(make: () => Value): Record<string, Value> => Object.fromEntries(ids().map((id) => [id, make()]))
  const direction = (): 'ascending' | 'descending' => (below(2) ? 'ascending' : 'descending')
  const sorts = [...new Set([oneOf(RULES.sorts) ?? 'status', ...list(2, () => oneOf(RULES.sorts) ?? 'status')])]
  return {
    search: text(10),
    sort: sorts.map((column) => ({ column, direction: direction() })),
    page: below(2000),
    pageSize: oneOf([10, 25, 50, 75, 100]) ?? 25,
    filters: { types: ['ACCOUNT', 'SUPPLIER'].filter(() => below(2)) },
    columnWidths: by(() => 1 + below(9999)),
    columnOrder: ids(),
    hiddenColumns: ids(),
    pinnedColumns: by(() => oneOf(['start', 'end', 'none'] as const) ?? 'none'),
    density: oneOf(['comfortable', 'compact', null] as const) ?? null,
    view: oneOf(['', '0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b', null] as const) ?? null,
  }
}

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)
const lastUrlOf = (query: string): string => `/companyList?${query}&company=0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b`

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `a-column-${index}`)
const widths = (count: number) => Object.fromEntries(many(count).map((id) => [id, 100]))

describe('any table state', () => {
  it('B-10 survives a URL unchanged, even if the URL was kept during sign-in', () => {
    for (const seed of SEEDS) {
      const state = anyState(seed, 3)
      const query = write(state)
      expect(read(query)).toEqual(state)
      const kept = new URL(safeLastUrl(lastUrlOf(query)), 'https://portal.example').search
      expect(read(kept)).toEqual(state)
    }
  })

  it('SES-18 B-10 has at most 1,500 characters, which lastUrl keeps and the server accepts', () => {
    for (const seed of SEEDS) {
      const query = write(anyState(seed, 60))
      expect(query.length).toBeLessThanOrEqual(TABLE_VIEW_LIMITS.state)
      expect(query).toMatch(/^[!-~]*$/)
      expect(safeLastUrl(lastUrlOf(query))).toBe(lastUrlOf(query))
      expect(write(read(query))).toBe(query)
    }
    expect(lastUrlOf('x'.repeat(TABLE_VIEW_LIMITS.state)).length).toBeLessThan(LAST_URL_LENGTH)
  })

  it('SES-18 B-10 is stored as a view with room for its id, so its URL can contain everything', () => {
    for (const seed of SEEDS) {
      const kept = writtenView(anyState(seed, 60), RULES, 25)
      const view = '0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b'
      expect(read(kept).view).toBeNull()
      expect(read(write({ ...read(kept), view }))).toEqual({ ...read(kept), view })
    }
  })

  it('B-10 drops the least important parts if it is too long: widths first, the row query last', () => {
    const small = { search: 'farm', hiddenColumns: ['email'], density: 'compact' as const }
    expect(write({ ...small, columnWidths: widths(200) })).toBe('search=farm&hide=email&density=compact')
    expect(write({ ...small, columnOrder: many(200), columnWidths: widths(1) })).toBe('search=farm&hide=email')
    expect(write({ ...small, hiddenColumns: many(200) })).toBe('search=farm')
  })
})
