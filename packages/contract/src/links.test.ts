import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attacks } from './attacks.fixture.ts'
import { safeLink } from './links.ts'

const ORIGIN = 'http://portal.example'

describe('safeLink', () => {
  it.each([
    ['https://apps.example', 'https://apps.example/'],
    ['HTTPS://Apps.Example/a b?c#d', 'https://apps.example/a%20b?c#d'],
    ['/apps?sort=name#rows', '/apps?sort=name#rows'],
    ['/', '/'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/\t/evil.example', null],
    ['\n//evil.example', null],
    ['/.//evil.example', null],
    ['java\tscript:alert(1)', null],
    ['javascript:alert(1)//https://', null],
    ['data:text/html,x', null],
    ['http://apps.example/', null],
    ['https:evil.example', null],
    ['https:/evil.example', null],
    ['https://good.example\\@evil.example', null],
    ['https://good.example@evil.example', null],
    ['https://:secret@apps.example', null],
    ['https://', null],
    ['https://[::1', null],
    ['apps', null],
    ['', null],
  ])('TIL-05 BAN-05 %j becomes %j', (given, expected) => {
    expect(safeLink(given)).toBe(expected)
  })

  it('TIL-05 every safe link is https without credentials or stays on the origin', () => {
    fc.assert(
      fc.property(attacks, (text) => {
        const link = safeLink(text)
        if (link === null) return true
        const { href, origin, pathname, protocol, username, password } = new URL(link, ORIGIN)
        if (link.startsWith('/')) return href === ORIGIN + link && origin === ORIGIN && !pathname.startsWith('//')
        return href === link && protocol === 'https:' && username + password === ''
      }),
      { numRuns: 100_000 },
    )
  }, 30_000)
})
