import type { PortalConfig, Site } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  server = await startTestServer({ log: { write: (line: string) => void lines.push(line) } })
})
afterAll(() => server.close())

async function configOf(host?: string): Promise<PortalConfig> {
  return (await server.browser(host).send('GET', '/api/ccm')).json<PortalConfig>()
}

function row(key: string, value: unknown, tenant: 'MX' | null, environment: string | null) {
  return { key, value: JSON.stringify(value), tenant, environment }
}

/**
 * Replaces stored values, advances the clock until every server reads them, and clears the captured log lines first.
 */
async function store(...rows: ReturnType<typeof row>[]): Promise<void> {
  const keys = rows.map(({ key }) => key)
  await server.db.deleteFrom('config').where('key', 'in', keys).execute()
  await server.db.insertInto('config').values(rows).execute()
  server.clock.advance(1)
  lines.length = 0
}

function complaints(): unknown[] {
  return lines.map((line): unknown => JSON.parse(line))
}

describe('configuration', () => {
  it('CFG-01 CFG-02 is public and has exactly the keys of the catalog', async () => {
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
      bulkMaxRows: 5000,
      bulkMaxBytes: 5_242_880,
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
  ])('GEN-03 the host %s belongs to the tenant %s', async (host, tenant) => {
    expect((await configOf(host)).tenant).toBe(tenant)
  })

  it('CFG-01 a tenant’s row wins over an environment’s row, in whichever order they were stored', async () => {
    const rows = [
      row('supportPhone', '+52 55 1234 5678', 'MX', null),
      row('supportPhone', '+1 900 555 0100', null, 'dev'),
    ]
    for (const stored of [rows, rows.toReversed()]) {
      await store(...stored)
      const phones = [(await configOf('mx.localhost')).supportPhone, (await configOf()).supportPhone]
      expect(phones).toEqual(['+52 55 1234 5678', '+1 900 555 0100'])
    }
    await server.db.deleteFrom('config').where('key', '=', 'supportPhone').where('environment', '=', 'dev').execute()
    await server.db.deleteFrom('config').where('key', '=', 'supportPhone').where('tenant', '=', 'MX').execute()
    server.clock.advance(1)
  })

  it('CFG-01 the most specific row wins, and no row changes the server’s environment', async () => {
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

  it.each([
    ['productName', ' ', 'Scintilla'],
    ['tenantHosts', { US: 'us.localhost', MX: 'mx.localhost' }, { US: 'us.localhost' }],
    ['tenantHosts', { US: 'us.localhost', MX: 'mx.localhost', CA: 'http://ca.localhost' }, { CA: 'ca.localhost' }],
    ['tenantHosts', { US: 'us.localhost', MX: 'mx.localhost', CA: 'ca.localhost.' }, { CA: 'ca.localhost' }],
    ['experimentationDefaults', { flag: true }, {}],
    ['idleMinutes', 'abc', 30],
    ['idleMinutes', 0, 30],
    ['idleMinutes', '30', 30],
    ['idleMinutes', null, 30],
    ['sessionHours', -1, 12],
    ['sessionHours', 1e9, 12],
    ['botChallenge', 'sometimes', 'auto'],
    ['attachmentMaxBytes', 0.5, 10_485_760],
    ['bulkMaxRows', 0, 5000],
    ['bulkMaxBytes', 1024 ** 3, 5_242_880],
    ['links', { privacy: '/privacyPolicy', help: 'javascript:alert(1)' }, { help: '/support' }],
    ['links', { privacy: '/\\evil.example', help: '/support' }, { privacy: '/privacyPolicy' }],
    ['links', { privacy: '/privacyPolicy', help: 'support' }, { help: '/support' }],
    ['mockData', 'false', false],
  ])('CFG-02 the default replaces %s %j, and the log reports it', async (key, value, instead) => {
    const own = await startTestServer({ beside: server, log: { write: (line: string) => void lines.push(line) } })
    await own.db.deleteFrom('config').where('key', '=', key).execute()
    await own.db
      .insertInto('config')
      .values([row(key, value, null, null)])
      .execute()
    lines.length = 0
    const received = (await own.browser().send('GET', '/api/ccm')).json<Record<string, unknown>>()[key]
    if (instead !== null && typeof instead === 'object') expect(received).toMatchObject(instead)
    else expect(received).toBe(instead)
    expect(complaints()).toEqual([expect.objectContaining({ tenant: 'US', key, reason: expect.stringMatching(/./) })])
    await server.db.deleteFrom('config').where('key', '=', key).execute()
    await own.close()
  })

  it('CFG-02 an invalid value changes nothing: the last valid one stays, and the log reports it once', async () => {
    await store(row('idleMinutes', 20, null, null))
    expect(await configOf()).toMatchObject({ idleMinutes: 20 })
    await store(row('idleMinutes', 'abc', null, null))
    for (let read = 0; read < 3; read += 1) {
      expect(await configOf()).toMatchObject({ idleMinutes: 20 })
      server.clock.advance(1)
    }
    expect(complaints()).toHaveLength(1)
    await store(row('idleMinutes', 'abcd', null, null))
    expect(await configOf()).toMatchObject({ idleMinutes: 20 })
    expect(complaints()).toHaveLength(1)
  })

  it('CFG-02 the value for all tenants replaces a tenant’s invalid value', async () => {
    await store(row('supportPhone', '+1 800 555 0100', null, null), row('supportPhone', 5, 'MX', null))
    const fresh = await startTestServer({ beside: server })
    const received = await fresh.browser('mx.localhost').send('GET', '/api/ccm')
    expect(received.json()).toMatchObject({ supportPhone: '+1 800 555 0100' })
    await fresh.close()
  })

  it.each([
    ['idleMinutes', 'abc', 31, 'SESSION_IDLE'],
    ['sessionHours', 'for ever', 12 * 60 + 1, 'SESSION_EXPIRED'],
  ])('SES-06b no value of %s removes the limit: %j', async (key, value, minutes, code) => {
    await store(row(key, value, null, null))
    const browser = await server.signedIn('user@brightfoods.example')
    server.clock.advance(minutes)
    expect((await browser.get('auth-status')).json()).toMatchObject({ code })
  })

  it.each([
    ['requestsPerMinute', 'GET', '/core-app-api/languages', LIMITS.requestsPerMinute],
    ['strictRequestsPerMinute', 'POST', '/idp/reset/request', LIMITS.strictRequestsPerMinute],
  ] as const)('SRV-09a no value of %s removes the limit', async (key, method, path, limit) => {
    await store(row(key, 'none', null, null))
    const statuses: number[] = []
    for (let count = 0; count <= limit; count += 1) {
      const body = method === 'POST' ? { email: 'nobody@brightfoods.example' } : undefined
      statuses.push((await server.browser().send(method, path, { body })).statusCode)
    }
    expect(statuses.lastIndexOf(429)).toBe(limit)
    server.clock.advance(1)
  })

  it('CFG-04 a site is public, and an unknown one returns 404', async () => {
    const site = (await server.browser().get('v1/identity/sites/ca')).json<Site>()
    expect(site).toMatchObject({ site_id: 'ca', market: 'CA', tenant_id: 'WMT-CA', default_locale: 'fr-CA' })
    expect((await server.browser().get('v1/identity/sites/fr')).statusCode).toBe(404)
  })
})
