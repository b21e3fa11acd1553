// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeHref } from './safe-href.ts'

const PIECES = [
  ' ',
  '\t',
  '\n',
  '\r',
  ...String.raw`/ \ . .. @ : ? # % %2f %5c %25 %2e %2E%2e http https evil.example a o`.split(' '),
  ...String.raw`HTTPS: https:// javascript: java script: data: me:you@ [::1`.split(' '),
  window.location.origin,
]
const written = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join(''))
const attacks = fc.oneof(
  fc.string({ unit: 'binary' }),
  written,
  written.map((rest) => `/${rest}`),
  written.map((rest) => `https://${rest}`),
)

describe('isSafeHref', () => {
  it.each([
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    'java\tscript:alert(1)',
    'https://good.example\\@evil.example',
    'https://good.example@evil.example',
    `${window.location.origin.replace('//', '//me:you@')}/`,
    `${window.location.origin}//evil.example`,
  ])('TIL-05 refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false)
  })

  it('TIL-05 accepts only https or the same origin, without credentials, from any page', () => {
    const page = window.location.href
    fc.assert(
      fc.property(attacks, (href) => {
        if (!isSafeHref(href)) return true
        const { origin, pathname, protocol, username, password } = new URL(href, page)
        const isOwn = origin === window.location.origin && !pathname.startsWith('//')
        return (isOwn || protocol === 'https:') && username + password === ''
      }),
      { numRuns: 100_000 },
    )
  }, 30_000)
})
