import { describe, expect, it } from 'vitest'
import { domainOf, fitsDomain } from './rules.ts'
import { newDomain } from './schemas.ts'

const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}`

describe('a domain', () => {
  it.each([
    ['brightfoods.example', 'brightfoods.example'],
    [' Mail.BrightFoods.Example ', 'mail.brightfoods.example'],
    ['érable.example', 'xn--rable-9ra.example'],
    ['xn--rable-9ra.example', 'xn--rable-9ra.example'],
    ['a-1.b2', 'a-1.b2'],
    ['a.co', 'a.co'],
    ['brightfoods.example.', 'brightfoods.example'],
    [`${long}.${'d'.repeat(61)}`, `${long}.${'d'.repeat(61)}`],
  ])('DOM-03 %j is stored in lower case and ASCII', (written, stored) => {
    expect(domainOf(written)).toBe(stored)
  })

  it.each([
    '',
    'localhost',
    'a.b',
    'https://brightfoods.example',
    'brightfoods.example/people',
    'brightfoods.example:443',
    'dana@brightfoods.example',
    '*.brightfoods.example',
    'bright foods.example',
    'bright_foods.example',
    '-bright.example',
    'bright-.example',
    'bright..example',
    '.bright.example',
    '192.168.1.1',
    '0x7f.1',
    '[::1]',
    `${'a'.repeat(64)}.example`,
    `${long}.${'d'.repeat(62)}`,
    'bright%2eexample.com',
  ])('DOM-03 %j is not a domain', (written) => {
    expect(domainOf(written)).toBeNull()
  })

  it('DOM-03 an invalid domain is refused with a message', () => {
    const rest = { allow_sub_domains: false, is3pDomain: false }
    expect(newDomain.parse({ domainName: 'Érable.example', ...rest }).domainName).toBe('xn--rable-9ra.example')
    const { error } = newDomain.safeParse({ domainName: '*.example.com', ...rest })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Enter a valid domain'])
  })
})

describe('an email address', () => {
  const plain = { domainName: 'bright.example', allow_sub_domains: false, is3pDomain: false }
  const wide = { ...plain, allow_sub_domains: true }
  it.each([
    ['dana@bright.example', plain, true],
    ['dana@Bright.Example', plain, true],
    ['dana@us.bright.example', plain, false],
    ['dana@us.bright.example', wide, true],
    ['dana@bright.example', wide, true],
    ['dana@notbright.example', wide, false],
    ['dana@bright.example.com', wide, false],
    ['dana', plain, false],
    ['josé@érable.example', { ...plain, domainName: 'xn--rable-9ra.example' }, true],
  ])('DOM-05 %s matches the domain %j: %s', (email, domain, fits) => {
    expect(fitsDomain(email, domain, false)).toBe(fits)
    expect(fitsDomain(email, { ...domain, is3pDomain: true }, true)).toBe(fits)
  })

  it('DOM-05 a third party’s address matches only third-party domains, any other address only the rest', () => {
    expect(fitsDomain('dana@bright.example', plain, true)).toBe(false)
    expect(fitsDomain('dana@bright.example', { ...plain, is3pDomain: true }, false)).toBe(false)
  })
})
