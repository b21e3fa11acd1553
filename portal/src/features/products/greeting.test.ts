import { describe, expect, it } from 'vitest'
import { knownTimeZone } from '../../messages/time-zone.ts'
import { partOfDay } from './greeting.ts'

describe('partOfDay', () => {
  const noonInChicago = new Date('2026-01-15T18:00:00.000Z')

  it.each([
    ['America/Chicago', 'afternoon'],
    ['America/Los_Angeles', 'morning'],
    ['Europe/Paris', 'evening'],
    ['Asia/Tokyo', 'evening'],
  ])('B-18 follows the user’s clock in %s: %s', (zone, part) => {
    expect(partOfDay(noonInChicago, zone)).toBe(part)
  })

  it('TXT-04 an unknown zone falls back to the default zone', () => {
    expect(knownTimeZone('Mars/Olympus')).toBe('America/Chicago')
    expect(partOfDay(noonInChicago, 'Mars/Olympus')).toBe('afternoon')
  })
})
