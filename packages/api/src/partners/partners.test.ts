import type {
  Failure,
  ListPage,
  OwnCompany,
  Partner,
  PartnerAgency,
  PartnerDetail,
  ProductTile,
} from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const AGENT = 'agent.multi@northbridge.example'
const ONE_COMPANY_AGENT = 'agent@northbridge.example'
const REQUEST = { businessCode: 'northbridge', products: ['SHOPPER_BEHAVIOR'], access_level: 3 }

let server: TestServer
let admin: Browser
let companyId: string
let partners: string
beforeEach(async () => {
  server = await startTestServer()
  const own = await administering(server)
  admin = own.admin
  companyId = own.users.split('/')[1] ?? ''
  partners = `companies/${companyId}/partners`
})
afterEach(() => server.close())

const remove = (id: string, browser = admin) => browser.send('DELETE', `/core-app-api/${partners}/${id}`)
const read = async (query: string) => (await admin.get(`${partners}?${query}`)).json<ListPage<Partner>>()
const find = (code: string) => admin.get(`${partners}/agencies/${code}`)
const add = async (body: object = REQUEST) => admin.post(partners, body, { 'idempotency-key': crypto.randomUUID() })
const asBrightFoods = () => ({ [HEADERS.companyContext]: companyId })

/** The suppliers that an agency's user can choose. */
async function companiesOf(loginId: string, browser: Browser): Promise<string[]> {
  const response = await browser.get(`users/companies?loginId=${loginId}`)
  return response.json<OwnCompany[]>().map(({ companyName }) => companyName)
}

describe('partners', () => {
  it('PRT-01 PRT-03 are listed with their code, administrator and products, and can be found by each', async () => {
    const first = await read('size=10')
    expect(first.total_elements).toBe(45)
    const [row] = first.content
    expect(row?.partnerCompany).toEqual({
      companyName: expect.any(String),
      businessCode: expect.stringMatching(/^[A-Z0-9]{4,20}$/),
      adminEmail: expect.stringContaining('@'),
    })
    const names = first.content.map(({ partnerCompany }) => partnerCompany.companyName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    const { businessCode = '', adminEmail } = row?.partnerCompany ?? {}
    expect((await read(`search=${businessCode.toLowerCase()}`)).total_elements).toBe(1)
    expect((await read(`search=${adminEmail}`)).total_elements).toBe(1)
    const all = await read('size=100&search=shopper behavior')
    expect(all.content.every(({ appAccess }) => appAccess.includes('Shopper Behavior'))).toBe(true)
  })

  it('PRT-04 an agency is found by its code before it is added; any other code returns 404 without details', async () => {
    expect((await find('northbridge')).json<PartnerAgency>()).toMatchObject({
      companyName: 'Northbridge Agency',
      businessCode: 'NORTHBRIDGE',
      isAdded: false,
    })
    const suspended = await server.db
      .selectFrom('companies')
      .select('business_code')
      .where('type', '=', 'THIRD_PARTY_AGENCY')
      .where('tenant', '=', 'US')
      .where('status', '=', 'SUSPENDED')
      .executeTakeFirstOrThrow()
    const foreign = await server.db
      .selectFrom('companies')
      .select('business_code')
      .where('tenant', '=', 'MX')
      .where('business_code', 'is not', null)
      .executeTakeFirstOrThrow()
    const refusals = await Promise.all(
      ['NOBODY99', suspended.business_code ?? '', foreign.business_code ?? ''].map(async (code) => {
        const { code: failure, error, message } = (await find(code)).json<Failure>()
        return { failure, error, message }
      }),
    )
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
    expect(refusals[0]).toMatchObject({ failure: 'PARTNER_NOT_FOUND', error: 'Partner not found' })
  })

  it('PRT-04 SES-15a ROL-12 adding an agency lets only its users with several suppliers act for the company', async () => {
    const agent = await server.signedIn(AGENT)
    const other = await server.signedIn(ONE_COMPANY_AGENT)
    expect(await companiesOf(AGENT, agent)).not.toContain('Bright Foods')
    const added = await add()
    expect(added.statusCode).toBe(201)
    expect(await companiesOf(AGENT, agent)).toContain('Bright Foods')
    expect((await agent.get('v1/products', asBrightFoods())).statusCode).toBe(200)
    expect(await companiesOf(ONE_COMPANY_AGENT, other)).not.toContain('Bright Foods')
    expect((await other.get('v1/products', asBrightFoods())).statusCode).toBe(403)
    const again = await add()
    expect([again.statusCode, again.json<Failure>().error]).toEqual([409, 'Partner already added'])
  })

  it('PRT-04 PRD-04 only the partnership’s products can be launched for the company', async () => {
    await add({ ...REQUEST, products: ['CHANNEL_INSIGHTS'] })
    const agent = await server.signedIn(AGENT)
    const launchable = async (headers = {}) =>
      (await agent.get('v1/products', headers))
        .json<ProductTile[]>()
        .flatMap(({ code, redirectUrl }) => (redirectUrl ? [code] : []))
    expect(await launchable()).not.toEqual([])
    expect((await launchable(asBrightFoods())).every((code) => code === 'CHANNEL_INSIGHTS')).toBe(true)
  })

  it('PRT-02 PRT-04 removing a partner shows who loses access, and they lose it at their next call', async () => {
    const { id } = (await add()).json<Partner>()
    const agent = await server.signedIn(AGENT)
    await agent.get(`users/switch-context?companyId=${companyId}`)
    const detail = (await admin.get(`${partners}/${id}`)).json<PartnerDetail>()
    expect(detail.people).toEqual([
      expect.objectContaining({ loginId: AGENT, lastActedAt: server.clock.now().toISOString() }),
    ])
    expect((await remove(id)).statusCode).toBe(204)
    expect((await agent.get('v1/products', asBrightFoods())).statusCode).toBe(403)
    expect((await agent.get('v1/products')).statusCode).toBe(200)
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('LOG-04 B-03 adding and removing are in the company’s log with the values before and after', async () => {
    const { id } = (await add()).json<Partner>()
    server.clock.advance(1)
    await remove(id)
    const entries = await server.db
      .selectFrom('activity_entries')
      .select(['event', 'actor_login_id', 'entity_id', 'before', 'after'])
      .where('company_id', '=', companyId)
      .where('entity_id', '=', 'NORTHBRIDGE')
      .orderBy('at')
      .execute()
    const facts = {
      partner: 'Northbridge Agency',
      business_code: 'NORTHBRIDGE',
      products: ['SHOPPER_BEHAVIOR'],
      access_level: 3,
    }
    const shared = { actor_login_id: ADMIN, entity_id: 'NORTHBRIDGE' }
    expect(entries).toEqual([
      { ...shared, event: 'PARTNER_ADDED', before: {}, after: facts },
      { ...shared, event: 'PARTNER_REMOVED', before: facts, after: {} },
    ])
  })

  it('ROL-10 another company’s partner returns 404, whichever id is tried', async () => {
    const foreign = await server.db
      .selectFrom('partners')
      .select('id')
      .where('company_id', '<>', companyId)
      .executeTakeFirstOrThrow()
    expect((await admin.get(`${partners}/${foreign.id}`)).statusCode).toBe(404)
    expect((await remove(foreign.id)).statusCode).toBe(404)
  })
})
