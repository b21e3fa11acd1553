import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attacks } from '../attacks.fixture.ts'
import { LAST_URL_LENGTH, safeLastUrl } from './rules.ts'

const ORIGIN = 'https://portal.example'

/** Returns a path as react-router compares it: decoded once if possible, in lower case, without slashes at its end. */
function readByRouter(pathname: string): string {
  let decoded = pathname
  try {
    decoded = decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F'))
  } catch {
    // An invalid encoding is compared unchanged.
  }
  return decoded.toLowerCase().replace(/\/+$/, '')
}

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
    ['/login/help', '/login/help'],
    ['/login/', '/apps'],
    ['/LOGIN', '/apps'],
    ['/logout/', '/apps'],
    ['/logout//', '/apps'],
    ['/LOGOUT', '/apps'],
    ['/LogOut?x=1#y', '/apps'],
    ['/./logout', '/apps'],
    ['/x/../logout', '/apps'],
    ['/x/%2e%2E/logout', '/apps'],
    ['/%6cogout', '/apps'],
    ['/%4cOG%6Fut/', '/apps'],
    ['/%256cogout', '/%256cogout'],
    ['/%/../logout', '/apps'],
    ['/logout%', '/logout%'],
    ['/.//evil.example', '/apps'],
    ['/x/..//evil.example', '/apps'],
    ['/support#faq', '/support#faq'],
    ['/releaseNotes/article?id=1#part-2', '/releaseNotes/article?id=1#part-2'],
    ['/a b', '/a%20b'],
  ])('SES-02 %j becomes %s', (given, expected) => {
    expect(safeLastUrl(given)).toBe(expected)
  })

  it('SES-02 SES-05 the result never leaves the origin or opens /login or /logout in the router', () => {
    fc.assert(
      fc.property(attacks, (text) => {
        const safe = safeLastUrl(text)
        const { origin, pathname, search, hash } = new URL(safe, ORIGIN)
        const isOwnPath = origin === ORIGIN && !pathname.startsWith('//') && pathname + search + hash === safe
        return isOwnPath && !['/login', '/logout'].includes(readByRouter(pathname))
      }),
      { numRuns: 100_000 },
    )
  }, 30_000)

  it('SES-02 SES-05 a path that is too long to remember becomes /apps', () => {
    expect(safeLastUrl(`/${'a'.repeat(LAST_URL_LENGTH)}`)).toBe('/apps')
    expect(safeLastUrl(`/${'é'.repeat(LAST_URL_LENGTH / 2)}`)).toBe('/apps')
    expect(safeLastUrl(`/${'a'.repeat(LAST_URL_LENGTH - 1)}`)).toHaveLength(LAST_URL_LENGTH)
  })
})
