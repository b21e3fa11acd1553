import { describe, expect, it } from 'vitest'
import { formatDays } from './iso-dates.ts'
import { readDates } from './read-dates.ts'

describe('a pasted date', () => {
  it.each([
    ['en-US', '11/21/2026', '2026-11-21'],
    ['en-US', '1/2/26', '2026-01-02'],
    ['en-US', 'Nov 21, 2026', '2026-11-21'],
    ['en-US', 'Saturday, November 21, 2026', '2026-11-21'],
    ['es-MX', '21/11/2026', '2026-11-21'],
    ['es-MX', '21 de noviembre de 2026', '2026-11-21'],
    ['es-MX', '21 nov 2026', '2026-11-21'],
    ['fr-CA', '2026-11-21', '2026-11-21'],
    ['fr-CA', '21 novembre 2026', '2026-11-21'],
    ['fr-CA', '1er août 2026', '2026-08-01'],
    ['fr-CA', '21 nov. 2026', '2026-11-21'],
    ['es-MX', '2026-11-21', '2026-11-21'],
  ])('B-08 in %s "%s" is %s', (locale, text, date) => {
    expect(readDates(text, locale)).toEqual([date])
  })

  it.each(['', 'yesterday', '13/13/2026', '2026-02-30', 'Nov 31, 2026'])('B-08 "%s" is none', (text) => {
    expect(readDates(text, 'en-US')).toEqual([])
  })
})

describe('a pasted range', () => {
  it.each([
    ['en-US', '11/01/2026 - 11/21/2026'],
    ['en-US', 'Nov 1 – 21, 2026'],
    ['en-US', 'Nov 1, 2026 to Nov 21, 2026'],
    ['en-US', '2026-11-01/2026-11-21'],
    ['es-MX', '1/11/2026 al 21/11/2026'],
    ['es-MX', '1 de noviembre de 2026 a 21 de noviembre de 2026'],
    ['fr-CA', '2026-11-01 au 2026-11-21'],
    ['fr-CA', '1er novembre 2026 au 21 novembre 2026'],
  ])('B-08 in %s "%s" holds both dates', (locale, text) => {
    expect(readDates(text, locale)).toEqual(['2026-11-01', '2026-11-21'])
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])('B-08 reads in %s what it writes itself', (locale) => {
    for (const [start, end] of [
      ['2026-11-01', '2026-11-21'],
      ['2026-10-23', '2026-11-21'],
      ['2025-12-23', '2026-01-21'],
    ] as const) {
      expect(readDates(formatDays(locale, start, end), locale)).toEqual([start, end])
    }
  })
})
