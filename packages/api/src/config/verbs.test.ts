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

describe('an operator who configures', () => {
  it('CFG-03b LOG-04 reaches two running servers within 15 seconds, and stands in the log once', async () => {
    const other = await startTestServer({ beside: server })
    expect([await configOf(server), await configOf(other)]).toMatchObject([{ idleMinutes: 30 }, { idleMinutes: 30 }])
    expect(await server.operate('config set idleMinutes 20')).toEqual({
      status: 0,
      lines: ['Every server has this within 15 seconds:', 'idleMinutes  20'],
    })
    server.clock.advance(0.25)
    expect([await configOf(server), await configOf(other)]).toMatchObject([{ idleMinutes: 20 }, { idleMinutes: 20 }])
    expect(await entries()).toMatchObject([
      { entity_id: 'idleMinutes', source_app: 'cli', before: {}, after: { tenant: null, value: 20 } },
    ])
    await other.close()
  })

  it.each([
    ['idleMinutes 0', "'0' makes no sense for idleMinutes (write 1 or more): nothing was changed."],
    ['idleMinutes soon', /^'soon' makes no sense for idleMinutes \(.+\): nothing was changed\.$/],
    ['mockData yes', /^'yes' makes no sense for mockData \(.+\): nothing was changed\.$/],
    ['links {"privacy":"/privacyPolicy"}', /^'.+' makes no sense for links \(help: .+\): nothing was changed\.$/],
    ['colour blue', /^'colour' is no key of the configuration: write one of productName, .+\.$/],
    ['idleMinutes 20 --tenant FR', "'FR' is no tenant: write one of US, MX, CA."],
    ['idleMinutes', /^'config set idleMinutes' makes no sense: write config \[set KEY VALUE/],
    ['idleMinutes 20 30', /^'config set idleMinutes 20 30' makes no sense: write config/],
    ['idleMinutes 20 --for MX', /^'config set idleMinutes 20 --for MX' makes no sense: write config/],
  ])('CFG-03b is refused in one sentence, and nothing is done: set %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`config set ${words}`)
    expect(status).toBe(1)
    expect(lines).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
    expect(await entries()).toEqual([])
    expect(await configOf(server)).toMatchObject({ idleMinutes: 30 })
  })

  it('CFG-01 CFG-03b sets a value of one tenant, and takes it back', async () => {
    const set = await server.operate('config set supportPhone 18005550199 --tenant mx')
    expect(set.lines[1]).toMatch(/^supportPhone {2}US ".+" {2}MX "18005550199" {2}CA ".+"$/)
    server.clock.advance(0.25)
    expect((await configOf(server, 'mx.localhost:4173')).supportPhone).toBe('18005550199')
    expect((await configOf(server)).supportPhone).toBe('+1 800 555 0142')
    expect((await server.operate('config unset supportPhone --tenant MX')).status).toBe(0)
    const again = await server.operate('config unset supportPhone --tenant MX')
    expect(again).toEqual({ status: 1, lines: ['supportPhone is not set for MX: nothing was changed.'] })
    expect(await entries()).toHaveLength(2)
  })

  it('CFG-02 lists every key with what is in effect', async () => {
    const { lines } = await server.operate('config')
    expect(lines).toContain('idleMinutes  30')
    expect(lines.find((line) => line.startsWith('supportPhone'))).toContain('CA "+1 888 555 0142"')
  })
})
