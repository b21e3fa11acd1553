import type { Failure, Flag, FlagChange, FlagDecisions, FlagKey, ProductTile } from '@tessera/contract'
import { FLAG_KEYS, isFlagOn, TENANT_CODES } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { createDecider } from './decider.ts'
import { readSettings } from './queries.ts'
import { datafileOf } from './rules.ts'

const KEY: FlagKey = 'wem_kb_rollout'
const EVERYBODY: Omit<FlagChange, 'version'> = {
  enabled: true,
  variationKey: 'on',
  percentage: 100,
  tenants: [...TENANT_CODES],
}
const PEOPLE = Array.from({ length: 10_000 }, (_, index) => `person.${index}@crowd.example`)

let server: TestServer
let superAdmin: Browser
beforeAll(async () => {
  server = await startTestServer()
  superAdmin = await server.signedIn('super@scintilla.example')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('flags').execute()
})

const put = (browser: Browser, key: string, change: object, headers = {}) =>
  browser.send('PUT', `/core-app-api/v1/feature-flags/${key}`, {
    body: { ...EVERYBODY, version: 0, ...change },
    headers,
  })

async function flagsOf(browser: Browser): Promise<FlagDecisions> {
  return (await browser.get('v1/feature-flags')).json<FlagDecisions>()
}

/** The test users who have a flag, on a newly started server. */
async function whoHas(key: FlagKey): Promise<Set<string>> {
  const decide = createDecider(datafileOf(await readSettings(server.db)))
  return new Set(PEOPLE.filter((person) => isFlagOn(decide?.(person, 'US')[key])))
}

describe('the share of users with a flag', () => {
  it('FLG-03b is 30 ± 2 % of 10,000 users at 30 %, and all of those keep the flag at 60 %', async () => {
    const { version } = (await put(superAdmin, KEY, { percentage: 30 })).json<Flag>()
    const first = await whoHas(KEY)
    expect(first.size).toBeGreaterThan(2800)
    expect(first.size).toBeLessThan(3200)
    await put(superAdmin, KEY, { percentage: 60, version })
    const then = await whoHas(KEY)
    expect(then.size).toBeGreaterThan(5800)
    expect(then.size).toBeLessThan(6200)
    expect([...first].filter((person) => !then.has(person))).toEqual([])
  })

  it('FLG-03b stays the same if a request changes nothing, and so does its history', async () => {
    const first = (await put(superAdmin, KEY, { percentage: 30 })).json<Flag>()
    const same = await put(superAdmin, KEY, { percentage: 30, version: first.version })
    expect([same.statusCode, same.json<Flag>()]).toEqual([200, first])
  })

  it('FLG-03b differs from flag to flag', async () => {
    await put(superAdmin, KEY, { percentage: 30 })
    await put(superAdmin, 'kb_search_rollout', { percentage: 30 })
    const [one, other] = [await whoHas(KEY), await whoHas('kb_search_rollout')]
    const both = [...one].filter((person) => other.has(person))
    expect(both.length).toBeGreaterThan(700)
    expect(both.length).toBeLessThan(1100)
  })

  it('FLG-03b is the same on two servers of one database, starting with the first call after a change', async () => {
    const other = await startTestServer({ beside: server })
    for (const percentage of [0, 30, 60, 100]) {
      const [flag] = (await superAdmin.get('v1/feature-flags/settings')).json<Flag[]>().filter(({ key }) => key === KEY)
      await put(superAdmin, KEY, { percentage, version: flag?.version })
      for (const loginId of ['user@brightfoods.example', 'agent@northbridge.example', 'charter@orchard.example']) {
        const browser = await server.signedIn(loginId)
        const elsewhere = other.browser()
        for (const [name, cookie] of browser.cookies) elsewhere.cookies.set(name, cookie)
        const decisions = await flagsOf(browser)
        expect(await flagsOf(elsewhere)).toEqual(decisions)
        const decided = createDecider(datafileOf(await readSettings(server.db)))
        expect(decisions).toMatchObject(decided?.(loginId, 'US') ?? {})
      }
    }
    await other.close()
  }, 60_000)

  it('FLG-03b tenants are listed in a fixed order', async () => {
    const { tenants, version } = (await put(superAdmin, KEY, { tenants: ['CA', 'US'] })).json<Flag>()
    expect(tenants).toEqual(['US', 'CA'])
    const again = await put(superAdmin, KEY, { tenants: ['CA', 'US'], version })
    expect(again.json<Flag>()).toMatchObject({ tenants: ['US', 'CA'], version })
  })

  it('FLG-03b applies only to the named tenants', async () => {
    await put(superAdmin, KEY, { tenants: ['MX'] })
    const user = await server.signedIn('user@brightfoods.example')
    const mexican = await server.signedIn('user@campoverde.example', 'mx.localhost:4173')
    expect((await flagsOf(user))[KEY]).toEqual({ variationKey: 'off', enabled: false })
    expect((await flagsOf(mexican))[KEY]).toEqual({ variationKey: 'on', enabled: true })
  })
})

describe('flag decisions', () => {
  it('FLG-01 FLG-02 FLG-03a include every flag, also for anonymous visitors', async () => {
    const decisions = await flagsOf(server.browser())
    expect(Object.keys(decisions).toSorted()).toEqual([...FLAG_KEYS].toSorted())
    expect(isFlagOn(decisions['insights_activation_rollout'])).toBe(true)
    expect(isFlagOn(decisions['wem_kb_rollout'])).toBe(false)
    expect(decisions['contact_us_ab_test']).toEqual({ variationKey: 'control', enabled: false })
  })

  it('FLG-02 visitors outside the contact test see the control form and are counted', async () => {
    await put(superAdmin, 'contact_us_ab_test', { variationKey: 'b', percentage: 0 })
    const decided = (await flagsOf(server.browser()))['contact_us_ab_test']
    expect(decided).toEqual({ variationKey: 'control', enabled: true })
    await put(superAdmin, 'contact_us_ab_test', { variationKey: 'b', percentage: 100, version: 1 })
    expect((await flagsOf(server.browser()))['contact_us_ab_test']).toEqual({ variationKey: 'b', enabled: true })
  })

  it('FLG-03a anonymous visitors keep theirs in an HttpOnly cookie until they log out', async () => {
    const browser = server.browser()
    const first = await browser.get('v1/feature-flags')
    const [cookie] = first.cookies
    expect(cookie).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })
    expect((await browser.get('v1/feature-flags')).cookies).toEqual([])
    await browser.post('logout')
    expect(browser.cookies.has('visitor')).toBe(false)
    const again = await browser.get('v1/feature-flags')
    expect(again.cookies[0]?.value).not.toBe(cookie?.value)
  })

  it('FLG-03a ignore a cookie that no server has set', async () => {
    const browser = server.browser()
    browser.cookies.set('visitor', { value: 'mine', path: '/' })
    expect((await browser.get('v1/feature-flags')).cookies[0]?.name).toBe('visitor')
  })

  it('FLG-04 Insights Activation has a tile if it is rolled out', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    const codes = async () => (await user.get('v1/products')).json<ProductTile[]>().map(({ code }) => code)
    expect(await codes()).toContain('INSIGHTS_ACTIVATION')
    await put(superAdmin, 'insights_activation_rollout', { enabled: false })
    const remaining = await codes()
    expect(remaining).not.toContain('INSIGHTS_ACTIVATION')
    expect(remaining).toContain('SHOPPER_BEHAVIOR')
  })
})

describe('changing a flag', () => {
  it('FLG-03b LOG-04 RTE-51 adds one entry to the internal company’s log, even while acting, and to its history', async () => {
    const company = await server.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Bright Foods')
      .executeTakeFirstOrThrow()
    const own = await server.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Scintilla')
      .where('tenant', '=', 'US')
      .executeTakeFirstOrThrow()
    const response = await put(superAdmin, KEY, { percentage: 12.5 }, { 'x-company-context': company.id })
    expect(response.statusCode).toBe(200)
    const entries = await server.db
      .selectFrom('activity_entries')
      .selectAll()
      .where('event', '=', 'FLAG_UPDATED')
      .where('entity_id', '=', KEY)
      .orderBy('created_at', 'desc')
      .execute()
    expect(entries[0]).toMatchObject({
      company_id: own.id,
      actor_login_id: 'super@scintilla.example',
      source_app: 'portal',
      before: { enabled: false, percentage: 100 },
      after: { enabled: true, percentage: 12.5 },
    })
    const { history, version } = response.json<Flag>()
    expect(history[0]).toMatchObject({ after: { percentage: 12.5 }, by: entries[0]?.actor_name })
    await put(superAdmin, KEY, { percentage: 13, version })
    const after = await server.db
      .selectFrom('activity_entries')
      .select('id')
      .where('event', '=', 'FLAG_UPDATED')
      .where('entity_id', '=', KEY)
      .execute()
    expect(after).toHaveLength(entries.length + 1)
  })

  it('FLG-03b is refused with the current flag if it has changed since it was read', async () => {
    await put(superAdmin, KEY, { percentage: 10 })
    expect((await put(superAdmin, KEY, { percentage: 90, version: 2 })).statusCode).toBe(409)
    const stale = await put(superAdmin, KEY, { percentage: 90 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json<Failure>()).toMatchObject({ code: 'CONFLICT', current: { key: KEY, percentage: 10, version: 1 } })
  })

  it('FLG-03b succeeds for one of two concurrent changes', async () => {
    const both = await Promise.all([10, 20].map((percentage) => put(superAdmin, KEY, { percentage })))
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  it.each([
    ['percentage', { percentage: 101 }],
    ['percentage', { percentage: -1 }],
    ['percentage', { percentage: '30' }],
    ['variationKey', { variationKey: 'b' }],
    ['variationKey', { variationKey: null }],
    ['tenants', { tenants: [] }],
    ['tenants', { tenants: ['US', 'US'] }],
    ['tenants.0', { tenants: ['FR'] }],
    ['enabled', { enabled: 'yes' }],
    ['version', { version: undefined }],
  ])('FLG-03b is refused with an error at the field if %s is invalid: %j', async (field, change) => {
    const response = await put(superAdmin, KEY, change)
    expect(response.statusCode).toBe(400)
    expect(response.json<Failure>().fieldErrors?.map((error) => error.field)).toEqual([field])
  })

  it('FLG-03b is possible only for flags in the catalog', async () => {
    expect((await put(superAdmin, 'dark_mode', {})).statusCode).toBe(400)
  })

  it('ROL-16b a spectator can read all flags and change none', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await spectator.get('v1/feature-flags/settings')).json<Flag[]>().map(({ key }) => key)).toEqual(FLAG_KEYS)
    expect((await put(spectator, KEY, {})).statusCode).toBe(403)
  })
})
