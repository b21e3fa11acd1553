import { describe, expect, it } from 'vitest'
import { fill, plural } from './format.ts'

const forms = { one: '{count} jour', other: '{count} jours' }

describe('sentences with places', () => {
  it('take every value, as often as it is named, and keep what has none', () => {
    expect(fill('{name}, {name} and {other}', { name: 'Dana' })).toBe('Dana, Dana and {other}')
    expect(fill('{count} left', { count: 0 })).toBe('0 left')
  })

  it('do not take a value as a place', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })

  it.each([
    ['fr-CA', 0, '0 jour'],
    ['fr-CA', 1.5, '1,5 jour'],
    ['fr-CA', 2, '2 jours'],
    ['fr-CA', 1_000_000, '1 000 000 jours'],
    ['en-US', 0, '0 jours'],
    ['en-US', 1, '1 jour'],
    ['en-US', 1240, '1,240 jours'],
  ])('choose the form of %s for %d', (locale, count, sentence) => {
    expect(plural(locale, count, forms)).toBe(sentence.replaceAll(' ', '\u00A0').replace('\u00A0jour', ' jour'))
  })
})
