import { describe, expect, it } from 'vitest'
import { defaultRange, presetRange, problemOf } from './ranges.ts'

describe('ranges', () => {
  it('DRP-02 default to today and the 29 days before, in the user’s time zone', () => {
    const night = new Date('2026-11-22T03:00:00Z')
    expect(defaultRange('America/Chicago', night)).toEqual({ start: '2026-10-23', end: '2026-11-21' })
    expect(defaultRange('UTC', night)).toEqual({ start: '2026-10-24', end: '2026-11-22' })
  })

  it.each([
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['last29Days', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-21'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ] as const)('B-08 %s is from %s to %s', (preset, start, end) => {
    expect(presetRange(preset, '2026-11-21')).toEqual({ start, end })
  })

  it('B-08 the month before January is December of the previous year', () => {
    expect(presetRange('lastMonth', '2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' })
  })

  it('DRP-03 counts both ends: 31 days are valid, 32 are not', () => {
    const rules = { maxDays: 31 }
    expect(problemOf({ start: '2026-10-01', end: '2026-10-31' }, rules)).toBeUndefined()
    expect(problemOf({ start: '2026-10-01', end: '2026-11-01' }, rules)).toBe('tooLong')
  })

  it('DRP-04 checks the bounds and the order; one day is a range', () => {
    expect(problemOf({ start: '1900-01-01', end: '2100-01-01' }, {})).toBeUndefined()
    expect(problemOf({ start: '1899-12-31', end: '1900-01-01' }, {})).toBe('outOfBounds')
    expect(problemOf({ start: '2099-12-31', end: '2100-01-02' }, {})).toBe('outOfBounds')
    expect(problemOf({ start: '2026-11-21', end: '2026-11-20' }, {})).toBe('order')
    expect(problemOf({ start: '2026-11-21', end: '2026-11-21' }, {})).toBeUndefined()
  })
})
