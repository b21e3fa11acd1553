import { describe, expect, it } from 'vitest'
import { dateTimeIn } from './date-time.ts'
import { zoneName } from './time-zone.ts'

const moment = '2026-02-18T22:52:00Z'
const written = (locale: 'en-US' | 'es-MX' | 'fr-CA', timeZone: string, inDigits?: boolean) =>
  dateTimeIn(locale, moment, timeZone, inDigits).replaceAll(/[\u00A0\u202F]/g, ' ')

describe('a moment', () => {
  it('TXT-04 a moment is in the user’s zone, with the zone’s name', () => {
    expect(written('en-US', 'America/Chicago')).toBe('Feb 18, 2026, 4:52 PM Central Time')
    expect(written('es-MX', 'America/Mexico_City')).toBe('18 feb 2026, 4:52 p.m., hora del centro')
    expect(written('fr-CA', 'America/Toronto')).toBe('18 févr. 2026, 17 h 52, heure de l’Est')
  })

  it('TXT-04 English records have the date in digits, other languages the month as a word', () => {
    expect(written('en-US', 'America/Chicago', true)).toBe('02/18/2026, 04:52 PM Central Time')
    expect(written('es-MX', 'America/Mexico_City', true)).toBe('18 feb 2026, 4:52 p.m., hora del centro')
  })

  it.each(['en-US', 'es-MX', 'fr-CA'] as const)('TXT-04 a zone without a common name has its id in %s', (locale) => {
    expect(written(locale, 'UTC')).toMatch(/ UTC$/)
  })

  it('ENT-04 a moment is in the default zone if the browser does not know the user’s zone', () => {
    expect(written('en-US', 'Mars/Olympus')).toBe('Feb 18, 2026, 4:52 PM Central Time')
  })
})

describe('name of a zone', () => {
  it.each([
    ['America/Mexico_City', 'es-MX', 'hora del centro'],
    ['America/Cancun', 'es-MX', 'hora del sureste'],
    ['America/Tijuana', 'es-MX', 'hora del noroeste'],
    ['America/Hermosillo', 'es-MX', 'hora del Pacífico de México'],
    ['America/Regina', 'fr-CA', 'heure du Centre'],
    ['Mars/Olympus', 'es-MX', ''],
  ])('%s in %s has the common name', (timeZone, locale, name) => {
    expect(zoneName(timeZone, locale)).toBe(name)
  })
})
