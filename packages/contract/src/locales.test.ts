import { describe, expect, it } from 'vitest'
import { LANGUAGES, OFFERED_LANGUAGES, isLocale, offeredLocale, resolveLocale, parseAcceptHeader } from './locales.ts'

describe('locales', () => {
  it.each([
    [['fr-CA'], 'fr-CA'],
    [['fr'], 'fr-CA'],
    [['ES-mx'], 'es-MX'],
    [['en-CA'], 'en-US'],
    [['de-DE', 'es-ES'], 'es-MX'],
    [['de-DE'], 'en-US'],
    [[null, undefined, ''], 'en-US'],
    [['fr-CA', 'es-MX'], 'fr-CA'],
  ] as const)('I18N-01 I18N-03 the preferences %j select %s', (preferences, locale) => {
    expect(resolveLocale(...preferences)).toBe(locale)
  })

  it.each([
    ['fr-CA;q=0.3, es-MX;q=0.9, de', ['de', 'es-MX', 'fr-CA']],
    ['es-MX;q=0, fr-CA', ['fr-CA']],
    ['es;q=0.000,fr;Q=0.5', ['fr']],
    ['en-US, fr-CA ; q=1.0 , es;q=0.5', ['en-US', 'fr-CA', 'es']],
    ['fr;q=x, es', ['es']],
    ['', ['']],
  ])('I18N-04 the header %j prefers %j', (header, preferences) => {
    expect(parseAcceptHeader(header)).toEqual(preferences)
  })

  it('I18N-03 preferences that the portal cannot meet select no locale', () => {
    expect(offeredLocale('de-DE', null, '')).toBeNull()
    expect(offeredLocale('de-DE', 'es')).toBe('es-MX')
  })

  it('I18N-01 en-CA is in the language list but never offered', () => {
    expect(LANGUAGES.map(({ id }) => id)).toContain('en-CA')
    expect(OFFERED_LANGUAGES.map(({ id }) => id)).toEqual(['en-US', 'es-MX', 'fr-CA'])
    expect(isLocale('en-CA')).toBe(false)
  })

  it('I18N-02 each language has its name in its own language', () => {
    expect(OFFERED_LANGUAGES.map(({ value }) => value)).toEqual(['English', 'Español', 'Français canadien'])
  })
})
