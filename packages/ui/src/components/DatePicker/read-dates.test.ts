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
    ['fr-CA', '21/11/2026', '2026-11-21'],
    ['fr-CA', '05/11/2026', '2026-11-05'],
    ['en-US', '21/11/2026', '2026-11-21'],
    ['es-MX', '11/21/2026', '2026-11-21'],
    ['en-US', '20261121', '2026-11-21'],
    ['en-US', 'Sept 3, 2026', '2026-09-03'],
    ['en-US', '21-Nov-2026', '2026-11-21'],
    ['es-MX', 'martes 3 de noviembre de 2026', '2026-11-03'],
    ['fr-CA', 'mardi 3 nov. 2026', '2026-11-03'],
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
    ['en-US', 'Nov 1-21, 2026'],
    ['en-US', 'between 1 and 21 November 2026'],
    ['en-US', 'Nov 1, 2026-Nov 21, 2026'],
    ['en-US', '20261101-20261121'],
    ['es-MX', 'del 1 al 21 de noviembre de 2026'],
    ['es-MX', 'entre el 1 y el 21 de noviembre de 2026'],
    ['es-MX', '1-21 nov 2026'],
    ['fr-CA', 'du 1er au 21 novembre 2026'],
    ['fr-CA', '01/11/2026 - 21/11/2026'],
  ])('B-08 in %s "%s" holds both dates', (locale, text) => {
    expect(readDates(text, locale)).toEqual(['2026-11-01', '2026-11-21'])
  })

  it.each(['Nov 31 – Dec 2, 2026', '1–21 2026', 'du 1er au 45 novembre 2026'])(
    'B-08 of which "%s" holds half is none',
    (text) => {
      expect(readDates(text, 'fr-CA')).toEqual([])
      expect(readDates(text, 'en-US')).toEqual([])
    },
  )

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
