import type { MyAccess } from '@tessera/contract'
import { ACCESS_LEVELS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function accessOf(loginId: string, headers = {}): Promise<MyAccess> {
  const browser = await server.signedIn(loginId, hostOf(loginId))
  return (await browser.get(`users/${loginId}/my-access`, headers)).json<MyAccess>()
}

const statusesIn = ({ products }: MyAccess): Record<string, string | null> =>
  Object.fromEntries(products.map(({ code, status }) => [code, status]))

describe('a user’s access overview', () => {
  it('RTE-52 GEN-12 PRD-07 lists each product with level and date, including pending and missing ones', async () => {
    const access = await accessOf('user@brightfoods.example')
    const { SHOPPER_BEHAVIOR, REPORT_BUILDER, ...others } = statusesIn(access)
    expect([SHOPPER_BEHAVIOR, REPORT_BUILDER]).toEqual(['ACCESS_COMPLETE', 'ACCESS_PENDING'])
    expect(Object.keys(others)).toEqual([
      'CHANNEL_INSIGHTS',
      'CUSTOMER_PERCEPTION',
      'DIGITAL_LANDSCAPES',
      'INSIGHTS_ACTIVATION',
    ])
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
    const [shopper] = access.products
    expect(shopper).toMatchObject({ title: 'Shopper Behavior', access_level: ACCESS_LEVELS.UI })
    for (const { status, since } of access.products) expect(since === null).toBe(status === null)
  })

  it('RTE-52 GEN-12 includes a product at a level other than UI, which its tile shows as no access', async () => {
    const loginId = 'account@harborline.example'
    const grant = { login_id: loginId, product_code: 'CHANNEL_INSIGHTS', status: 'ACCESS_COMPLETE' } as const
    const since = new Date('2026-02-20T09:30:00Z')
    const row = { ...grant, access_level: ACCESS_LEVELS.API_NRT, updated_at: since }
    await server.db.insertInto('products_grants').values(row).execute()
    const { products } = await accessOf(loginId)
    expect(products.find(({ code }) => code === 'CHANNEL_INSIGHTS')).toMatchObject({
      status: 'ACCESS_COMPLETE',
      access_level: 1,
      since: since.toISOString(),
    })
    const browser = await server.signedIn(loginId)
    const tiles = (await browser.get('v1/products')).json<{ code: string; accessStatus: string | null }[]>()
    expect(tiles.find(({ code }) => code === 'CHANNEL_INSIGHTS')?.accessStatus).toBeNull()
  })

  it('RTE-52 PRD-07 dates a pending product from its grant, and lists products as promised before registration', async () => {
    const since = new Date('2026-02-27T15:00:00Z')
    const loginId = 'pending@brightfoods.example'
    await server.db.updateTable('products_grants').set({ created_at: since }).where('login_id', '=', loginId).execute()
    const waiting = (await accessOf(loginId)).products.filter(({ status }) => status !== null)
    expect(waiting.map(({ code, status, since: from }) => [code, status, from])).toEqual([
      ['SHOPPER_BEHAVIOR', 'ACCESS_PENDING', since.toISOString()],
      ['REPORT_BUILDER', 'ACCESS_PENDING', since.toISOString()],
    ])
    const invited = statusesIn(await accessOf('invited@brightfoods.example'))
    expect(invited).toMatchObject({ SHOPPER_BEHAVIOR: 'PROMISED', CHANNEL_INSIGHTS: 'PROMISED', REPORT_BUILDER: null })
  })

  it('RTE-52 PRD-08 lists the products offered to the user’s own company, even while acting for another', async () => {
    expect(statusesIn(await accessOf('basic@smallfarm.example'))).toEqual({ REPORT_BUILDER: 'ACCESS_COMPLETE' })
    const mexican = await accessOf('user@campoverde.example')
    expect(Object.keys(statusesIn(mexican))).toEqual(['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'])
    const { id } = await server.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Bright Foods')
      .executeTakeFirstOrThrow()
    const merchant = 'merchant@scintilla.example'
    expect(await accessOf(merchant, { 'x-company-context': id })).toEqual(await accessOf(merchant))
  })

  it('TIL-06 RTE-52 leaves out products that users without access must not see', async () => {
    expect(Object.keys(statusesIn(await accessOf('user@brightfoods.example')))).not.toContain('MODULAR_INTELLIGENCE')
    expect(statusesIn(await accessOf('merchant@scintilla.example'))).toHaveProperty('MODULAR_INTELLIGENCE')
  })
})

describe('administrators who can help', () => {
  it('RTE-52 are the other active administrators of the user’s own company, most recently active first', async () => {
    const { administrators } = await accessOf('basic@smallfarm.example')
    expect(administrators).toContainEqual({
      first_name: 'Hannah',
      last_name: 'Fields',
      email: 'basic.admin@smallfarm.example',
    })
    const alone = await accessOf('basic.admin@smallfarm.example')
    expect(alone.administrators.map(({ email }) => email)).not.toContain('basic.admin@smallfarm.example')
    const dana = server.db.updateTable('users').where('login_id', '=', 'admin@brightfoods.example')
    const emails = async (): Promise<string[]> => {
      const { administrators: all } = await accessOf('user@brightfoods.example')
      return all.map(({ email }) => email)
    }
    await dana.set({ last_login_at: server.clock.now() }).execute()
    expect((await emails())[0]).toBe('admin@brightfoods.example')
    expect((await emails()).length).toBeGreaterThan(1)
    await dana.set({ status: 'BLOCKED' }).execute()
    expect(await emails()).not.toContain('admin@brightfoods.example')
    await dana.set({ status: 'ACTIVE' }).execute()
  })

  it('RTE-52 SES-10 the overview is readable under every gate, and only super admins can read another user’s', async () => {
    for (const loginId of ['blocked@brightfoods.example', 'newhire@scintilla.example', 'nda@northbridge.example']) {
      const browser = await server.signedIn(loginId)
      expect((await browser.get(`users/${loginId}/my-access`)).statusCode).toBe(200)
      expect((await browser.get('users/user@brightfoods.example/my-access')).statusCode).toBe(403)
    }
    const superAdmin = await server.signedIn('super@scintilla.example')
    expect((await superAdmin.get('users/user@brightfoods.example/my-access')).statusCode).toBe(200)
    expect((await superAdmin.get('users/nobody@nowhere.example/my-access')).statusCode).toBe(404)
  })
})
