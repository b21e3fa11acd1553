import { describe, expect, it } from 'vitest'
import { CONFIG } from '../../test/people.ts'
import { ownAddress } from './own-address.ts'

describe('ownAddress', () => {
  it.each([
    ['http://us.localhost:4173', 'http://mx.localhost:4173/login'],
    ['https://us.localhost', 'https://mx.localhost/login'],
  ])('GEN-03 accepts, on the origin %s, the login page %s', (origin, location) => {
    expect(ownAddress(location, CONFIG.tenantHosts, origin)?.href).toBe(location)
  })

  it.each([
    'https://evil.example/login',
    'http://evilus.localhost:4173/login',
    'http://mx.localhost:4174/login',
    'http://mx.localhost/login',
    'https://mx.localhost:4173/login',
    'http://mx.localhost:4173/logout',
    'http://mx.localhost:4173/login?lastUrl=/x',
    'http://mx.localhost:4173/login#x',
    'http://a:b@mx.localhost:4173/login',
    'http:\\\\mx.localhost:4173/login',
    'https://mx.localhost.evil.example/',
    'https://mx.localhost@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'not an address',
    null,
  ])('GEN-03 refuses %s', (location) => {
    expect(ownAddress(location, CONFIG.tenantHosts, 'http://us.localhost:4173')).toBeNull()
  })
})
