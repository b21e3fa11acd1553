import type { PortalConfig } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const configOf = async (at: TestServer, host?: string) =>
  (await at.browser(host).send('GET', '/api/ccm')).json<PortalConfig>()
const entries = () =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', '=', 'CONFIG_UPDATED')
    .orderBy('created_at')
    .execute()

/** The lines after a change, without the first one, which says when it takes effect. */
const received = async (words: string) => (await server.operate(`config ${words}`)).lines.slice(1)

describe('the config command', () => {
  it('CFG-03b LOG-04 changes two running servers within 15 seconds and is logged once', async () => {
    const other = await startTestServer({ beside: server })
    expect([await configOf(server), await configOf(other)]).toMatchObject([{ idleMinutes: 30 }, { idleMinutes: 30 }])
    expect(await server.operate('config set idleMinutes 20')).toEqual({
      status: 0,
      lines: ['Every server uses this within 15 seconds:', 'idleMinutes  20  (set for all tenants)'],
    })
    server.clock.advance(0.25)
    expect([await configOf(server), await configOf(other)]).toMatchObject([{ idleMinutes: 20 }, { idleMinutes: 20 }])
    expect(await entries()).toMatchObject([
      { entity_id: 'idleMinutes', source_app: 'cli', before: {}, after: { tenant: null, value: 20 } },
    ])
    await other.close()
  })

  it.each([
    ['idleMinutes 0', "'0' is invalid for idleMinutes (use 1 or more): nothing was changed."],
    ['idleMinutes soon', /^'soon' is invalid for idleMinutes \(.+\): nothing was changed\.$/],
    ['idleMinutes -5', "'-5' is invalid for idleMinutes (use 1 or more): nothing was changed."],
    ['mockData yes', "'yes' is invalid for mockData (use true or false): nothing was changed."],
    ['links 5', "'5' is invalid for links (use JSON in braces): nothing was changed."],
    ['links {"privacy":"/privacyPolicy"}', /^'.+' is invalid for links \(help: .+\): nothing was changed\.$/],
    ['color blue', /^'color' is not a valid key of the configuration. Use one of: productName, .+\.$/],
    ['idleMinutes 20 --tenant FR', "'FR' is not a valid tenant. Use one of: US, MX, CA."],
    ['idleMinutes 20 --tenant', 'Add a tenant after --tenant. Use one of: US, MX, CA.'],
    ['idleMinutes', /^'config set idleMinutes' is invalid. Usage: config \[set KEY VALUE/],
    ['idleMinutes 20 30', /^'config set idleMinutes 20 30' is invalid. Usage: config/],
    ['idleMinutes 20 --for MX', /^'config set idleMinutes 20 --for MX' is invalid. Usage: config/],
  ])('CFG-03b fails with a clear error and changes nothing: set %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`config set ${words}`)
    expect(status).toBe(1)
    expect(lines).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
    expect(await entries()).toEqual([])
    expect(await configOf(server)).toMatchObject({ idleMinutes: 30 })
  })

  it('CFG-01 CFG-03b sets a tenant’s value and removes it', async () => {
    const markup = await server.operate('config set supportPhone <b>x --tenant mx')
    expect([markup.status, markup.lines.length]).toEqual([1, 1])
    const set = await server.operate('config set supportPhone 18005550199 --tenant mx')
    expect(set.lines.slice(1)).toEqual([
      'supportPhone  US  "+1 800 555 0142"  (set for US)',
      'supportPhone  MX  "18005550199"  (set for MX)',
      'supportPhone  CA  "+1 888 555 0142"  (set for CA)',
      expect.stringMatching(/^The previous value for MX was "\+52 .+"\.$/),
    ])
    server.clock.advance(0.25)
    expect((await configOf(server, 'mx.localhost:4173')).supportPhone).toBe('18005550199')
    expect((await configOf(server)).supportPhone).toBe('+1 800 555 0142')
    expect((await server.operate('config unset supportPhone --tenant MX')).status).toBe(0)
    const again = await server.operate('config unset supportPhone --tenant MX')
    expect(again).toEqual({ status: 1, lines: ["supportPhone isn't set for MX; nothing was changed."] })
    expect(await entries()).toHaveLength(2)
  })

  it('CFG-03b prints the value in effect after unset, and the previous one', async () => {
    await received('set idleMinutes 45')
    expect(await received('set idleMinutes 20 --tenant MX')).toContain('idleMinutes  MX  20  (set for MX)')
    expect(await received('unset idleMinutes --tenant MX')).toEqual([
      'idleMinutes  45  (set for all tenants)',
      'The previous value for MX was 20.',
    ])
    expect(await received('unset idleMinutes')).toEqual([
      'idleMinutes  30  (default)',
      'The previous value for all tenants was 45.',
    ])
  })

  it('CFG-02 lists every key with its value and source, for all tenants or one', async () => {
    await server.db
      .insertInto('config')
      .values({ key: 'sessionHours', value: '8', tenant: null, environment: 'dev' })
      .execute()
    const { lines } = await server.operate('config')
    expect(lines).toContain('idleMinutes  30  (default)')
    expect(lines).toContain('sessionHours  8  (set for all tenants in dev)')
    expect(lines).toContain('supportPhone  CA  "+1 888 555 0142"  (set for CA)')
    const mexico = await server.operate('config --tenant mx')
    expect(mexico.lines.filter((line) => line.startsWith('supportPhone'))).toEqual([
      expect.stringMatching(/^supportPhone {2}"\+52 .+" {2}\(set for MX\)$/),
    ])
    expect(await server.operate('config --tenant')).toEqual({
      status: 1,
      lines: ['Add a tenant after --tenant. Use one of: US, MX, CA.'],
    })
  })
})
