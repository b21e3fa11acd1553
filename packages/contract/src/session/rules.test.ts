import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeLastUrl } from './rules.ts'

const ORIGIN = 'https://portal.example'

describe('safeLastUrl', () => {
  it.each([
    ['/apps', '/apps'],
    ['/learn?product=SHOPPER_BEHAVIOR', '/learn?product=SHOPPER_BEHAVIOR'],
    ['//evil.example', '/apps'],
    ['/\\evil.example', '/apps'],
    ['https://evil.example', '/apps'],
    ['javascript:alert(1)', '/apps'],
    ['/\t/evil.example', '/apps'],
    ['/a\nb', '/apps'],
    ['apps', '/apps'],
    ['', '/apps'],
    [null, '/apps'],
    ['/login', '/apps'],
    ['/login?lastUrl=/login', '/apps'],
    ['/logout', '/apps'],
    ['/loginHelp', '/loginHelp'],
  ])('SES-02 %j becomes %s', (given, expected) => {
    expect(safeLastUrl(given)).toBe(expected)
  })

  it('SES-02 never leaves the origin, whatever is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      ' ',
      'https',
      'evil.example',
      'a',
    )
    const given = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(given, (text) => {
        expect(new URL(safeLastUrl(text), ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 100_000 },
    )
  })
})
