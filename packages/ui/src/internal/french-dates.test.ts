import { describe, expect, it } from 'vitest'
import { withFrenchDateForms } from './french-dates.ts'
import { formatDay } from './iso-dates.ts'
import { formatTime } from './iso-times.ts'

describe('dates and times in French', () => {
  it('have ‘1er’ for the first of a month', () => {
    expect(formatDay('fr-CA', '2026-03-01')).toMatch(/^1er\smars\s2026$/)
    expect(formatDay('fr-CA', '2026-12-21')).toMatch(/^21\s/)
    expect(withFrenchDateForms('1 mars – 1 avr. 2026', 'fr-CA')).toBe('1er mars – 1er avr. 2026')
  })

  it('have no leading zero in the hour', () => {
    expect(formatTime('fr-CA', '09:05', undefined)).toMatch(/^9\sh\s05$/)
    expect(formatTime('fr-CA', '01:01', undefined)).toMatch(/^1\sh\s01$/)
  })

  it('are unchanged in other languages', () => {
    expect(formatDay('es-MX', '2026-03-01')).toMatch(/^1\smar\s2026$/)
  })
})
