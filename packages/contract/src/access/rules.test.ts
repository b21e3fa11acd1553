import { describe, expect, it } from 'vitest'
import { companySearchQuery, setUpBy } from './rules.ts'

const by = (code: 'SHOPPER_BEHAVIOR' | 'REPORT_BUILDER', since: string, zone = 'America/Chicago'): string =>
  setUpBy(code, new Date(since), zone).toISOString()

describe('by when a product is set up', () => {
  it('PRD-07 is two days on at the same time', () => {
    expect(by('REPORT_BUILDER', '2026-02-27T15:00:00Z')).toBe('2026-03-01T15:00:00.000Z')
  })

  it.each([
    ['on a Monday', '2026-03-02T15:00:00Z', '2026-03-04T15:00:00.000Z'],
    ['on a Thursday', '2026-02-26T15:00:00Z', '2026-03-02T15:00:00.000Z'],
    ['on a Friday', '2026-02-27T15:00:00Z', '2026-03-03T15:00:00.000Z'],
    ['on a Saturday', '2026-02-28T15:00:00Z', '2026-03-03T15:00:00.000Z'],
    ['on a Sunday', '2026-03-01T15:00:00Z', '2026-03-03T15:00:00.000Z'],
  ])('PRD-07a is two business days on of what begins %s for Shopper Behavior', (_day, since, until) => {
    expect(by('SHOPPER_BEHAVIOR', since)).toBe(until)
  })

  it('PRD-07 RTE-52 goes by the days of the reader’s zone', () => {
    // Late on Friday in Chicago, Saturday in Berlin already, still Friday afternoon in Honolulu.
    const since = '2026-02-28T03:00:00Z'
    expect(by('SHOPPER_BEHAVIOR', since)).toBe('2026-03-04T03:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', since, 'Europe/Berlin')).toBe('2026-03-03T03:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', since, 'Pacific/Honolulu')).toBe('2026-03-04T03:00:00.000Z')
  })

  it('PRD-07 B-18 keeps the time on the clock where the clocks are changed', () => {
    expect(by('REPORT_BUILDER', '2026-03-07T15:00:00Z')).toBe('2026-03-09T14:00:00.000Z')
    expect(by('SHOPPER_BEHAVIOR', '2026-10-30T14:00:00Z')).toBe('2026-11-03T15:00:00.000Z')
  })
})

describe('looking companies up', () => {
  it('ACC-01 counts pages from 1 where people see them and from 0 on the wire', () => {
    const search = { searchText: 'farm', currentPage: 24, size: 10 } as const
    expect(companySearchQuery({ ...search, companyType: ['SUPPLIER', 'ACCOUNT'] })).toEqual({
      search: 'farm',
      page: 23,
      page_size: 10,
      tenant_types: 'SUPPLIER,ACCOUNT',
    })
  })
})
