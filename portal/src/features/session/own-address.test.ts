import { describe, expect, it } from 'vitest'
import { CONFIG } from '../../test/people.ts'
import { ownAddress } from './own-address.ts'

describe('ownAddress', () => {
  it('GEN-03 leads to a tenant’s own host', () => {
    expect(ownAddress('http://mx.localhost:4173/login', CONFIG.tenantHosts)?.host).toBe('mx.localhost:4173')
  })

  it.each([
    'https://evil.example/login',
    'https://mx.localhost.evil.example/',
    'https://mx.localhost@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'not an address',
    null,
  ])('GEN-03 never leads to %s', (location) => {
    expect(ownAddress(location, CONFIG.tenantHosts)).toBeNull()
  })
})
