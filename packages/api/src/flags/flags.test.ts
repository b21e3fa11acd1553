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

/** The test users with a flag, as a newly started server decides. */
async function whoHas(key: FlagKey): Promise<Set<string>> {
  const decide = createDecider(datafileOf(await readSettings(server.db)))
  return new Set(PEOPLE.filter((person) => isFlagOn(decide?.(person, 'US')[key])))
}

describe('the share of people who have a flag', () => {
  it('FLG-03b is 30 ± 2 % of 10,000 people at 30 %, and at 60 % all of those are still in', async () => {
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

  it('FLG-03b stays as it is where nothing is said to be another, and its history too', async () => {
    const first = (await put(superAdmin, KEY, { percentage: 30 })).json<Flag>()
    const same = await put(superAdmin, KEY, { percentage: 30, version: first.version })
    expect([same.statusCode, same.json<Flag>()]).toEqual([200, first])
  })

  it('FLG-03b is another of each flag', async () => {
    await put(superAdmin, KEY, { percentage: 30 })
    await put(superAdmin, 'kb_search_rollout', { percentage: 30 })
    const [one, other] = [await whoHas(KEY), await whoHas('kb_search_rollout')]
    const both = [...one].filter((person) => other.has(person))
    expect(both.length).toBeGreaterThan(700)
    expect(both.length).toBeLessThan(1100)
  })

  it('FLG-03b is the same on two servers of one database, from the first call after a change', async () => {
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

  it('FLG-03b has its tenants in one order, in whichever they were named', async () => {
    const { tenants, version } = (await put(superAdmin, KEY, { tenants: ['CA', 'US'] })).json<Flag>()
    expect(tenants).toEqual(['US', 'CA'])
    const again = await put(superAdmin, KEY, { tenants: ['CA', 'US'], version })
    expect(again.json<Flag>()).toMatchObject({ tenants: ['US', 'CA'], version })
  })

  it('FLG-03b is of the tenants named alone', async () => {
    await put(superAdmin, KEY, { tenants: ['MX'] })
    const user = await server.signedIn('user@brightfoods.example')
    const mexican = await server.signedIn('user@campoverde.example', 'mx.localhost:4173')
    expect((await flagsOf(user))[KEY]).toEqual({ variationKey: 'off', enabled: false })
    expect((await flagsOf(mexican))[KEY]).toEqual({ variationKey: 'on', enabled: true })
  })
})

describe('what is decided', () => {
  it('FLG-01 FLG-02 FLG-03a every flag is, also for strangers', async () => {
    const decisions = await flagsOf(server.browser())
    expect(Object.keys(decisions).toSorted()).toEqual([...FLAG_KEYS].toSorted())
    expect(isFlagOn(decisions['insights_activation_rollout'])).toBe(true)
    expect(isFlagOn(decisions['wem_kb_rollout'])).toBe(false)
    expect(decisions['contact_us_ab_test']).toEqual({ variationKey: 'control', enabled: false })
  })

  it('FLG-02 who is not in the contact test has the control form, and counts', async () => {
    await put(superAdmin, 'contact_us_ab_test', { variationKey: 'b', percentage: 0 })
    const decided = (await flagsOf(server.browser()))['contact_us_ab_test']
    expect(decided).toEqual({ variationKey: 'control', enabled: true })
    await put(superAdmin, 'contact_us_ab_test', { variationKey: 'b', percentage: 100, version: 1 })
    expect((await flagsOf(server.browser()))['contact_us_ab_test']).toEqual({ variationKey: 'b', enabled: true })
  })

  it('FLG-03a strangers keep theirs by a cookie that no script reads, until they log out', async () => {
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

  it('FLG-03a a cookie that no server has set is none', async () => {
    const browser = server.browser()
    browser.cookies.set('visitor', { value: 'mine', path: '/' })
    expect((await browser.get('v1/feature-flags')).cookies[0]?.name).toBe('visitor')
  })

  it('FLG-04 Insights Activation has a tile where it is rolled out', async () => {
    const user = await server.signedIn('user@brightfoods.example')
    const codes = async () => (await user.get('v1/products')).json<ProductTile[]>().map(({ code }) => code)
    expect(await codes()).toContain('INSIGHTS_ACTIVATION')
    await put(superAdmin, 'insights_activation_rollout', { enabled: false })
    const left = await codes()
    expect(left).not.toContain('INSIGHTS_ACTIVATION')
    expect(left).toContain('SHOPPER_BEHAVIOR')
  })
})

describe('changing a flag', () => {
  it('FLG-03b LOG-04 RTE-51 is one entry of the internal company’s log, whomever one acts for, and stands in its history', async () => {
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
    const answer = await put(superAdmin, KEY, { percentage: 12.5 }, { 'x-company-context': company.id })
    expect(answer.statusCode).toBe(200)
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
    const { history, version } = answer.json<Flag>()
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

  it('FLG-03b a change to what is another by now is refused, with what there is', async () => {
    await put(superAdmin, KEY, { percentage: 10 })
    expect((await put(superAdmin, KEY, { percentage: 90, version: 2 })).statusCode).toBe(409)
    const stale = await put(superAdmin, KEY, { percentage: 90 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json<Failure>()).toMatchObject({ code: 'CONFLICT', current: { key: KEY, percentage: 10, version: 1 } })
  })

  it('FLG-03b of two changes at once one is made', async () => {
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
  ])('FLG-03b %s that makes no sense is refused at its field: %j', async (field, change) => {
    const answer = await put(superAdmin, KEY, change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Failure>().fieldErrors?.map((error) => error.field)).toEqual([field])
  })

  it('FLG-03b there are no others than those of the catalogue', async () => {
    expect((await put(superAdmin, 'dark_mode', {})).statusCode).toBe(400)
  })

  it('ROL-16b a spectator sees all of it and changes nothing', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await spectator.get('v1/feature-flags/settings')).json<Flag[]>().map(({ key }) => key)).toEqual(FLAG_KEYS)
    expect((await put(spectator, KEY, {})).statusCode).toBe(403)
  })
})
