import { describe, expect, it } from 'vitest'
import { withFrenchDateForms, dayInSentence } from './date-formats.ts'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const french = (iso: string, form: Intl.DateTimeFormatOptions) =>
  plain(
    withFrenchDateForms(new Intl.DateTimeFormat('fr-CA', { ...form, timeZone: 'UTC' }).format(new Date(iso)), 'fr-CA'),
  )

describe('a date in French', () => {
  it.each([
    ['2026-03-01T09:05Z', '1er mars 2026, 9 h 05'],
    ['2026-03-01T01:01Z', '1er mars 2026, 1 h 01'],
    ['2026-12-21T00:30Z', '21 déc. 2026, 0 h 30'],
    ['2026-11-11T11:01Z', '11 nov. 2026, 11 h 01'],
  ])('TXT-04 %s is %s', (iso, written) => {
    expect(french(iso, { dateStyle: 'medium', timeStyle: 'short' })).toBe(written)
  })

  it('TXT-04 other languages stay unchanged', () => {
    expect(withFrenchDateForms('1 de marzo, 09 h 05', 'es-MX')).toBe('1 de marzo, 09 h 05')
  })
})

describe('a date in a sentence', () => {
  it.each([
    ['en-US', 'Mar 1, 2026'],
    ['es-MX', '1 de marzo de 2026'],
    ['fr-CA', '1er mars 2026'],
  ] as const)('TXT-04 in %s is %s', (locale, written) => {
    expect(plain(dayInSentence('2026-03-01', locale))).toBe(written)
  })
})
