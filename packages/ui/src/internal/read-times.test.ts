import { describe, expect, it } from 'vitest'
import { formatDateTime, formatTime } from './iso-times.ts'
import { readDateTime, readTime } from './read-times.ts'

describe('a pasted time', () => {
  it.each([
    ['16:05', '16:05:00'],
    ['T16:05:30', '16:05:30'],
    ['16:05:30.250', '16:05:30'],
    ['4:05 PM', '16:05:00'],
    ['4:05 p. m.', '16:05:00'],
    ['12:00 a.m.', '00:00:00'],
    ['12 pm', '12:00:00'],
    ['4 PM', '16:00:00'],
    ['16 h 05', '16:05:00'],
    ['16h05', '16:05:00'],
    ['16 h', '16:00:00'],
    ['16 h 05 min 30 s', '16:05:30'],
    ['at 9:30, in room 4', '09:30:00'],
  ])('"%s" is %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['', 'noon', '16', '25:00', '16:75', '13:00 PM', '0 am', '9:00 – 17:00', '16:5', '4 horas', '2026-11-21'])(
    '"%s" is not a time',
    (text) => {
      expect(readTime(text)).toBeNull()
    },
  )

  it.each(['en-US', 'es-MX', 'fr-CA'])('in the format of %s is readable', (locale) => {
    for (const time of ['00:00', '04:05', '12:30', '16:05', '23:59'])
      expect(readTime(formatTime(locale, time, undefined)), time).toBe(`${time}:00`)
  })
})

describe('a pasted date with its time', () => {
  it.each([
    ['en-US', '2026-11-21T16:05', '2026-11-21T16:05'],
    ['en-US', '11/21/2026, 4:05 PM', '2026-11-21T16:05'],
    ['es-MX', '21/11/2026 16:05', '2026-11-21T16:05'],
    ['fr-CA', '21 nov. 2026, 16 h 05', '2026-11-21T16:05'],
  ])('in %s "%s" is %s', (locale, text, moment) => {
    expect(readDateTime(text, locale, null)).toBe(moment)
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])('in the format of %s is readable', (locale) => {
    for (const moment of ['2026-01-02T00:00', '2026-08-31T04:05', '2026-12-25T23:59'])
      expect(readDateTime(formatDateTime(locale, moment, undefined), locale, null), moment).toBe(moment)
  })

  it('keeps the current time for a date without one, or starts at midnight', () => {
    expect(readDateTime('Nov 21, 2026', 'en-US', '2025-01-01T08:30')).toBe('2026-11-21T08:30')
    expect(readDateTime('Nov 21, 2026', 'en-US', null)).toBe('2026-11-21T00:00')
  })

  it.each(['16:05', 'Nov 21, 2026, 25:00', 'Nov 1 – 21, 2026, 16:05', 'later'])(
    '"%s" is not a date with a time',
    (text) => {
      expect(readDateTime(text, 'en-US', '2025-01-01T08:30')).toBeNull()
    },
  )
})
