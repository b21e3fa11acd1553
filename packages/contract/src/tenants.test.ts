import { describe, expect, it } from 'vitest'
import { DEFAULT_TENANT_HOSTS, TENANT_LOCALES, tenantIdOf, tenantOfHost } from './tenants.ts'

describe('tenants', () => {
  it.each([
    ['localhost:4173', 'US'],
    ['us.localhost', 'US'],
    ['mx.localhost:4173', 'MX'],
    ['CA.LOCALHOST', 'CA'],
    ['mx.localhost.evil.example', 'US'],
    ['', 'US'],
  ] as const)('GEN-03 the host %s belongs to the tenant %s', (host, tenant) => {
    expect(tenantOfHost(host)).toBe(tenant)
  })

  it('GEN-03 a configured host map overrides the built-in one', () => {
    expect(tenantOfHost('portal.mx.example', { ...DEFAULT_TENANT_HOSTS, MX: 'portal.mx.example' })).toBe('MX')
  })

  it('GEN-03 external tenant ids have the WMT prefix', () => {
    expect([tenantIdOf('US'), tenantIdOf('MX'), tenantIdOf('CA')]).toEqual(['WMT-US', 'WMT-MX', 'WMT-CA'])
  })

  it('I18N-03 each tenant has its own language', () => {
    expect(TENANT_LOCALES).toEqual({ US: 'en-US', MX: 'es-MX', CA: 'fr-CA' })
  })
})
