import type { PortalConfig, Site } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function configOf(host?: string): Promise<PortalConfig> {
  return (await server.browser(host).send('GET', '/api/ccm')).json<PortalConfig>()
}

function row(key: string, value: unknown, tenant: 'MX' | null, environment: string | null) {
  return { key, value: JSON.stringify(value), tenant, environment }
}

describe('configuration', () => {
  it('CFG-01 CFG-02 is public and holds exactly the keys of the catalogue', async () => {
    expect(await configOf()).toEqual({
      productName: 'Scintilla',
      environment: 'dev',
      isProduction: false,
      tenant: 'US',
      tenantHosts: { US: 'us.localhost', MX: 'mx.localhost', CA: 'ca.localhost' },
      apiBase: '/core-app-api',
      experimentationSdkKey: '',
      experimentationDefaults: expect.any(Object),
      supportPhone: '+1 800 555 0142',
      idleMinutes: 30,
      sessionHours: 12,
      botChallenge: 'auto',
      attachmentMaxBytes: 10_485_760,
      links: { privacy: '/privacyPolicy', help: '/support' },
      provisioningSeconds: 60,
      mockData: false,
    })
  })

  it.each([
    ['us.localhost:4173', 'US'],
    ['MX.localhost:4173', 'MX'],
    ['ca.localhost', 'CA'],
    ['192.0.2.7:4173', 'US'],
  ])('GEN-03 %s is the tenant %s', async (host, tenant) => {
    expect((await configOf(host)).tenant).toBe(tenant)
  })

  it('CFG-01 the row that says most wins, and no row changes where the server runs', async () => {
    await server.db
      .insertInto('config')
      .values([
        row('productName', 'Everywhere', null, null),
        row('productName', 'Mexico', 'MX', null),
        row('productName', 'Mexico in qa', 'MX', 'qa'),
        row('idleMinutes', 45, null, 'dev'),
        row('environment', 'production', null, null),
        row('databasePassword', 'secret', null, null),
      ])
      .execute()
    server.clock.advance(1)
    expect(await configOf()).toMatchObject({ productName: 'Everywhere', idleMinutes: 45, environment: 'dev' })
    expect(await configOf('mx.localhost')).toMatchObject({ productName: 'Mexico', tenant: 'MX' })
    expect(await configOf()).not.toHaveProperty('databasePassword')
  })

  it('CFG-04 a site is public, an unknown one is 404', async () => {
    const site = (await server.browser().get('v1/identity/sites/ca')).json<Site>()
    expect(site).toMatchObject({ site_id: 'ca', market: 'CA', tenant_id: 'WMT-CA', default_locale: 'fr-CA' })
    expect((await server.browser().get('v1/identity/sites/fr')).statusCode).toBe(404)
  })
})
