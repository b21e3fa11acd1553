import { describe, expect, it } from 'vitest'
import { companySearchQuery, setUpBy } from './rules.ts'

const by = (code: 'SHOPPER_BEHAVIOR' | 'REPORT_BUILDER', since: string, zone = 'America/Chicago'): string =>
  setUpBy(code, new Date(since), zone).toISOString()

describe('expected setup date of a product', () => {
  it('PRD-07 a product is due two days later at the same time', () => {
    expect(by('REPORT_BUILDER', '2026-02-27T15:00:00Z')).toBe('2026-03-01T15:00:00.000Z')
  })

  it.each([
    ['on a Monday', '2026-03-02T15:00:00Z', '2026-03-04T15:00:00.000Z'],
    ['on a Thursday', '2026-02-26T15:00:00Z', '2026-03-02T15:00:00.000Z'],
    ['on a Friday', '2026-02-27T15:00:00Z', '2026-03-03T15:00:00.000Z'],
    ['on a Saturday', '2026-02-28T15:00:00Z', '2026-03-03T15:00:00.000Z'],
    ['on a Sunday', '2026-03-01T15:00:00Z', '2026-03-03T15:00:00.000Z'],
  ])('PRD-07a Shopper Behavior that begins %s is due two business days later', (_day, since, until) => {
    expect(by('SHOPPER_BEHAVIOR', since)).toBe(until)
  })

  it('PRD-07 RTE-52 business days follow the reader’s time zone', () => {
    // Late Friday in Chicago is already Saturday in Berlin and still Friday afternoon in Honolulu.
    const since = '2026-02-28T03:00:00Z'
    expect(by('SHOPPER_BEHAVIOR', since)).toBe('2026-03-04T03:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', since, 'Europe/Berlin')).toBe('2026-03-03T03:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', since, 'Pacific/Honolulu')).toBe('2026-03-04T03:00:00.000Z')
  })

  it('PRD-07 B-18 the wall-clock time stays the same across a daylight saving change', () => {
    expect(by('REPORT_BUILDER', '2026-03-07T15:00:00Z')).toBe('2026-03-09T14:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', '2026-10-30T14:00:00Z')).toBe('2026-11-03T15:00:00.000Z')
  })
})

describe('company search', () => {
  it('ACC-01 pages count from 1 in the portal and from 0 in the request', () => {
    const search = { searchText: 'farm', currentPage: 24, size: 10 } as const
    expect(companySearchQuery({ ...search, companyType: ['SUPPLIER', 'ACCOUNT'] })).toEqual({
      search: 'farm',
      page: 23,
      page_size: 10,
      tenant_types: 'SUPPLIER,ACCOUNT',
    })
  })
})
