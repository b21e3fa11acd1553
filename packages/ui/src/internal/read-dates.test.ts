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
    ['fr-CA', 'Mar 3, 2026', '2026-03-03'],
    ['es-MX', '3 mar 2026', '2026-03-03'],
  ])('B-08 in %s "%s" is %s', (locale, text, date) => {
    expect(readDates(text, locale)).toEqual([date])
  })

  it.each([
    ['fr-CA', 'mar. 3 nov. 2026', '2026-11-03'],
    ['fr-CA', 'le mar. 1er déc. 2026', '2026-12-01'],
    ['es-MX', 'mar 3 nov 2026', '2026-11-03'],
    ['es-MX', 'mar, 3 de nov de 2026', '2026-11-03'],
    ['es-MX', 'mar 3 mar 2026', '2026-03-03'],
  ])('B-08 in %s "%s", a Tuesday, is %s', (locale, text, date) => {
    expect(readDates(text, locale)).toEqual([date])
  })

  it.each([
    ['en-US', 'Nov 21, 2026, 3:30:00 PM', '2026-11-21'],
    ['en-US', '10:30 Nov 21, 2026', '2026-11-21'],
    ['en-US', '5 PM Nov 21, 2026', '2026-11-21'],
    ['en-US', 'Sat Nov 21 2026 10:30:00 GMT-0500 (Eastern Standard Time)', '2026-11-21'],
    ['en-US', '2026-11-21T10:30:00.000-05:00', '2026-11-21'],
    ['fr-CA', 'samedi 21 novembre 2026 à 15 h 30', '2026-11-21'],
    ['fr-CA', '21 nov. 2026, 15 h 30 min 00 s', '2026-11-21'],
  ])('B-08 in %s "%s", with a time, is %s', (locale, text, date) => {
    expect(readDates(text, locale)).toEqual([date])
  })

  it.each([
    '',
    'yesterday',
    '13/13/2026',
    '2026-02-30',
    'Nov 31, 2026',
    '11/21',
    '1/2/6',
    'Invoice 12, Nov 21, 2026',
    'Nov 3, 2026 may do',
    'mar 3 nov 2026',
  ])('B-08 "%s" is not a date', (text) => {
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
  ])('B-08 in %s "%s" has both dates', (locale, text) => {
    expect(readDates(text, locale)).toEqual(['2026-11-01', '2026-11-21'])
  })

  it.each([
    ['en-US', '1.11.2026 - 21.11.2026'],
    ['en-US', '1/11/2026 - 21/11/2026'],
    ['es-MX', '11/1/2026 - 11/21/2026'],
    ['fr-CA', '11/1/2026 - 11/21/2026'],
    ['en-US', '11/1 - 11/21/2026'],
    ['en-US', '11/1-11/21/2026'],
    ['en-US', '1.11. - 21.11.2026'],
    ['es-MX', '1/11 al 21/11/2026'],
    ['fr-CA', 'Nov 1 2026\tNov 21 2026'],
  ])('B-08 in %s "%s" has both dates, in the same order and year', (locale, text) => {
    expect(readDates(text, locale)).toEqual(['2026-11-01', '2026-11-21'])
  })

  it.each([
    ['fr-CA', 'mar. 3 nov. – mar. 10 nov. 2026', '2026-11-03', '2026-11-10'],
    ['fr-CA', 'du mar. 3 au mer. 4 nov. 2026', '2026-11-03', '2026-11-04'],
    ['es-MX', 'mar 3 de nov – mar 10 de nov de 2026', '2026-11-03', '2026-11-10'],
    ['es-MX', '3 mar - 10 nov 2026', '2026-03-03', '2026-11-10'],
    ['en-US', 'Mar 3 - Nov 10, 2026', '2026-03-03', '2026-11-10'],
    ['es-MX', '28 Apr - 3 May 2026', '2026-04-28', '2026-05-03'],
    ['en-US', '5/6/2026 - 7/8/2026', '2026-05-06', '2026-07-08'],
    ['en-US', 'Nov 1, 2025 – Nov 21, 2026', '2025-11-01', '2026-11-21'],
  ])('B-08 in %s "%s" is %s to %s', (locale, text, start, end) => {
    expect(readDates(text, locale)).toEqual([start, end])
  })

  it.each([
    ['en-US', 'Dec 15 - Jan 5, 2027'],
    ['es-MX', '15 dic - 5 ene 2027'],
    ['fr-CA', 'du 15 déc. au 5 janv. 2027'],
    ['en-US', '12/15 - 1/5/2027'],
    ['es-MX', '15/12 - 5/1/2027'],
  ])('B-08 in %s "%s" starts in the year before', (locale, text) => {
    expect(readDates(text, locale)).toEqual(['2026-12-15', '2027-01-05'])
  })

  it.each([
    'Nov 31 – Dec 2, 2026',
    '1–21 2026',
    'du 1er au 45 novembre 2026',
    '11/1/2026 - 11/31/2026',
    '2026-11-01 - 2026-11-31',
    '11/1/2026 - 11/21',
    '1 - 21/11/2026',
    'Nov 1 2026 Nov 21 2026',
    '11/1/2026, 11/2/2026, 11/3/2026',
    'Nov 1, 2026 – Nov 2, 2026 – Nov 3, 2026',
  ])('B-08 "%s" is rejected, because it is half a range or more than one', (text) => {
    expect(readDates(text, 'fr-CA')).toEqual([])
    expect(readDates(text, 'en-US')).toEqual([])
  })

  it.each([
    ['en-US', '21/11/2026 - 11/22/2026'],
    ['en-US', '2026/11/01 - 5/6/2026'],
    ['en-US', '5/6/2026 - 2026/7/8'],
    ['en-US', 'mar 3 - mié 4 nov 2026'],
    ['en-US', 'lun 2 - mar 3 nov 2026'],
    ['es-MX', 'mar 3 - abr 10, 2026'],
    ['fr-CA', '28 – 3 janv. 2027'],
    ['en-US', '11/21 - 11/1/2026'],
  ])('B-08 in %s "%s" is rejected, because it is ambiguous', (locale, text) => {
    expect(readDates(text, locale)).toEqual([])
  })

  it('B-08 keeps an end before its start if both have a year, so that the field can report it', () => {
    expect(readDates('Nov 21, 2026 – Nov 1, 2026', 'en-US')).toEqual(['2026-11-21', '2026-11-01'])
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])('B-08 in %s reads its own formatted dates', (locale) => {
    for (const [start, end] of [
      ['2026-11-01', '2026-11-21'],
      ['2026-10-23', '2026-11-21'],
      ['2025-12-23', '2026-01-21'],
    ] as const) {
      expect(readDates(formatDays(locale, start, end), locale)).toEqual([start, end])
    }
  })
})
