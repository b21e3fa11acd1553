import type { ListRules } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { paramsFor, queryIn } from './table-url.ts'

const RULES: ListRules = {
  sorts: ['companyName', 'status'],
  defaultSort: { by: 'companyName', order: 'asc' },
  filters: { types: { values: ['SUPPLIER', 'ACCOUNT'] } },
}
const read = (search: string): ReturnType<typeof queryIn> => queryIn(new URLSearchParams(search), RULES, 25)
const write = (search: string, from = ''): string =>
  paramsFor(read(search), new URLSearchParams(from), RULES, 25).toString()

describe('a table in an address', () => {
  it('SRV-06 TBL-01 is as usual where nothing is said', () => {
    expect(read('')).toEqual({
      search: '',
      sort: [{ column: 'companyName', direction: 'ascending' }],
      page: 0,
      pageSize: 25,
      filters: { types: [] },
    })
  })

  it('SRV-06 counts pages from 1, sorts downwards by a minus, and parts values by commas', () => {
    expect(read('search=farm&sort=-status&page=3&rows=50&types=SUPPLIER,ACCOUNT')).toEqual({
      search: 'farm',
      sort: [{ column: 'status', direction: 'descending' }],
      page: 2,
      pageSize: 50,
      filters: { types: ['SUPPLIER', 'ACCOUNT'] },
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
    'types=,',
    'types=BOGUS',
    'search=%00',
  ])('SRV-06 takes %s, which makes no sense, as nothing', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  it.each(['', 'search=a+b&sort=-companyName&page=2&rows=100&types=SUPPLIER%2CACCOUNT', 'sort=status'])(
    'SRV-06 is written as it was read: %s',
    (search) => {
      expect(write(search)).toBe(search)
    },
  )

  it('CTX-06 leaves what else the address says, and takes away what is as usual again', () => {
    expect(write('', 'company=c-1&page=7&sort=status&search=x&types=ACCOUNT&rows=10')).toBe('company=c-1')
  })
})
