import type { AccessRequest, Failure, ListPage } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const NEW_HIRE = 'newhire@scintilla.example'
const MERCHANT = 'merchant@scintilla.example'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const DAY = 24 * 60

let server: TestServer
let newHire: Browser
beforeEach(async () => {
  server = await startTestServer()
  newHire = await server.signedIn(NEW_HIRE)
})
afterEach(() => server.close())

const own = (path: string, loginId = NEW_HIRE): string => `v1/identity/users/${loginId}/${path}`

async function mine(query = '', headers = {}): Promise<ListPage<AccessRequest>> {
  return (await newHire.get(own(`access-requests?${query}`), headers)).json<ListPage<AccessRequest>>()
}

async function idOf(name: string): Promise<string> {
  const found = server.db.selectFrom('companies').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

/** The body of a request to Bright Foods, with the given changes. */
async function options(changes: object = {}): Promise<object> {
  return {
    tenant_id: await idOf('Bright Foods'),
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    requestor_note: ' Range review of the snack aisle ',
    ...changes,
  }
}

async function ask(changes: object = {}, browser = newHire, loginId = NEW_HIRE, key: string = crypto.randomUUID()) {
  return browser.post(own('access-requests', loginId), await options(changes), { 'idempotency-key': key })
}

const cancel = (id: string, browser = newHire, loginId = NEW_HIRE) =>
  browser.send('DELETE', `/core-app-api/${own(`access-requests/${id}`, loginId)}`)

const codeOf = (response: { statusCode: number; json: () => unknown }): unknown[] => [
  response.statusCode,
  (response.json() as Failure).code,
]
const fieldsIn = (response: { json: () => unknown }): string[] =>
  ((response.json() as Failure).fieldErrors ?? []).map(({ field, code }) => `${field} ${code}`)

function entries() {
  return server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', 'in', ['ACCESS_REQUEST_CREATED', 'ACCESS_REQUEST_CANCELLED'])
    .orderBy('at')
    .orderBy('created_at')
    .execute()
}

/** Sends requests to three companies, one minute apart. */
async function askThree(): Promise<void> {
  for (const name of ['Bright Foods', 'Orchard Group', 'Northbridge Agency']) {
    await ask({ tenant_id: await idOf(name), products: ['SHOPPER_BEHAVIOR'], requestor_note: `For ${name}` })
    server.clock.advance(1)
  }
}
const namesIn = ({ content }: ListPage<AccessRequest>): string[] => content.map(({ company_name: name }) => name)

/** The status of the newest request after some days. */
async function statusAfter(days: number): Promise<string | undefined> {
  server.clock.advance(days * DAY)
  await server.runJobs()
  newHire = await server.signedIn(NEW_HIRE)
  return (await mine()).content[0]?.status
}

describe('requesting access', () => {
  it('ACC-02 USR-05 LOG-04 returns the row, lists it in the user’s requests, and logs it for the requested company', async () => {
    const response = await ask()
    expect(response.statusCode).toBe(201)
    const row = response.json<AccessRequest>()
    const now = server.clock.now()
    expect(row).toEqual({
      id: row.id,
      tenant_id: await idOf('Bright Foods'),
      company_name: 'Bright Foods',
      first_name: 'Riley',
      last_name: 'Chen',
      email: NEW_HIRE,
      product_text: 'Report Builder | Shopper Behavior',
      requestor_note: 'Range review of the snack aisle',
      create_time: now.toISOString(),
      status: 'SUBMITTED',
      expires_at: new Date(now.getTime() + ACCESS_REQUEST_LIMITS.days * DAY * 60_000).toISOString(),
      decided_at: null,
      approved_text: null,
      reason: null,
    })
    expect((await mine()).content).toEqual([row])
    expect(await entries()).toMatchObject([
      {
        event: 'ACCESS_REQUEST_CREATED',
        company_id: row.tenant_id,
        actor_login_id: NEW_HIRE,
        actor_company: 'Scintilla',
        entity_id: row.id,
        after: { status: 'SUBMITTED', products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'] },
      },
    ])
  })

  it('ACC-02 a user can have one open request per company, and a second one gets an error message', async () => {
    const key = 'the-same-press'
    const responses = [await ask({}, newHire, NEW_HIRE, key), await ask({}, newHire, NEW_HIRE, key)]
    expect(responses[1]?.json()).toEqual(responses[0]?.json())
    const again = await ask({ products: ['REPORT_BUILDER'] })
    expect(codeOf(again)).toEqual([409, 'ACCESS_REQUEST_OPEN'])
    expect(again.json<Failure>().error).toBe('An access request for this company is already open')
    expect(fieldsIn(again)).toEqual(['tenant_id request_open'])
    const elsewhere = { tenant_id: await idOf('Northbridge Agency'), products: ['SHOPPER_BEHAVIOR'] }
    expect((await ask(elsewhere)).statusCode).toBe(201)
    expect((await mine()).total_elements).toBe(2)
    expect(await entries()).toHaveLength(2)
  })

  it('ACC-02 a user has one open request even if two are sent at the same time', async () => {
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode)
    expect(statuses.map(String).toSorted()).toEqual(['201', '409', '409'])
    expect((await mine()).total_elements).toBe(1)
    expect(await server.db.selectFrom('jobs').select('id').execute()).toHaveLength(1)
  })

  it('ACC-02 ENT-07 accepts 1 to 8 of the company’s active products and a note of 1 to 250 characters, and names invalid fields', async () => {
    const refused = [
      { products: [] },
      { products: ['REPORT_BUILDER', 'REPORT_BUILDER'] },
      { products: ['CUSTOMER_PULSE'] },
      { products: ['MODULAR_INTELLIGENCE'] },
      { products: ['BOGUS'] },
      { requestor_note: ' ' },
      { requestor_note: '\u202e' },
      { requestor_note: 'x'.repeat(251) },
      { tenant_id: 'bogus' },
      { tenant_id: UNKNOWN_ID },
      { tenant_id: await idOf('Green Valley') },
      { tenant_id: await idOf('Campo Verde') },
      { tenant_id: await idOf('Scintilla') },
    ]
    const responses = []
    for (const changes of refused) responses.push(await ask(changes))
    expect(responses.map((response) => [response.statusCode, ...fieldsIn(response)])).toEqual([
      [400, 'products too_small'],
      [400, 'products custom'],
      [400, 'products gone'],
      [400, 'products gone'],
      [400, 'products.0 invalid_value'],
      [400, 'requestor_note required'],
      [400, 'requestor_note required'],
      [400, 'requestor_note too_big'],
      [400, 'tenant_id invalid_format'],
      [400, 'tenant_id gone'],
      [400, 'tenant_id gone'],
      [400, 'tenant_id gone'],
      [400, 'tenant_id gone'],
    ])
    expect((await mine()).total_elements).toBe(0)
    expect(await entries()).toEqual([])
    expect((await ask({ requestor_note: 'x'.repeat(250) })).statusCode).toBe(201)
  })

  it('ACC-04 ROL-15 SRV-05 only internal users request access, and only for themselves', async () => {
    const { id } = (await ask()).json<AccessRequest>()
    const others = ['admin@brightfoods.example', 'super@scintilla.example', 'spectator@scintilla.example']
    for (const loginId of others) {
      const browser = await server.signedIn(loginId)
      for (const whose of [loginId, NEW_HIRE]) {
        const responses = [
          await browser.get(own('access', whose)),
          await browser.get(own('access-requests', whose)),
          await ask({}, browser, whose),
          await cancel(id, browser, whose),
        ]
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
      }
    }
    const merchant = await server.signedIn(MERCHANT)
    expect((await merchant.get(own('access-requests'))).statusCode).toBe(403)
    expect((await ask({}, merchant)).statusCode).toBe(403)
    expect(codeOf(await cancel(id, merchant, MERCHANT))).toEqual([404, 'NOT_FOUND'])
    expect((await mine()).content.map(({ status }) => status)).toEqual(['SUBMITTED'])
  })
})

describe('a user’s own requests', () => {
  it('ACC-03a SRV-06 are listed newest first or by company name, in pages, and can be searched', async () => {
    await askThree()
    expect(namesIn(await mine())).toEqual(['Northbridge Agency', 'Orchard Group', 'Bright Foods'])
    expect(namesIn(await mine('sortBy=company_name&sortOrder=asc'))).toEqual([
      'Bright Foods',
      'Northbridge Agency',
      'Orchard Group',
    ])
    expect(await mine('size=10&page=1')).toMatchObject({ content: [], total_elements: 3, total_pages: 1 })
    expect(namesIn(await mine('search=for ORCHARD'))).toEqual(['Orchard Group'])
    expect((await mine('search=shopper')).total_elements).toBe(3)
    expect((await mine('search=nothing like it')).total_elements).toBe(0)
    expect((await newHire.get(own('access-requests?sortBy=email'))).statusCode).toBe(400)
    expect((await newHire.get(own('access-requests?size=11'))).statusCode).toBe(400)
  })

  it('ACC-03 I18N-04 name products in the reader’s language', async () => {
    await ask({ products: ['SHOPPER_BEHAVIOR'] })
    const [english] = (await mine()).content
    const [french] = (await mine('', { locale: 'fr-CA' })).content
    expect(french?.product_text).not.toBe(english?.product_text)
  })

  it('ACC-03b ACC-05 LOG-04 can be canceled once by the requester, who can then send a new request', async () => {
    const { id } = (await ask()).json<AccessRequest>()
    expect((await cancel(id)).statusCode).toBe(204)
    expect(codeOf(await cancel(id))).toEqual([409, 'CONFLICT'])
    expect(codeOf(await cancel(UNKNOWN_ID))).toEqual([404, 'NOT_FOUND'])
    server.clock.advance(1)
    expect((await ask()).statusCode).toBe(201)
    expect((await mine()).content.map(({ status }) => status)).toEqual(['SUBMITTED', 'CANCELLED'])
    expect(await entries()).toMatchObject([
      { event: 'ACCESS_REQUEST_CREATED' },
      {
        event: 'ACCESS_REQUEST_CANCELLED',
        entity_id: id,
        before: { status: 'SUBMITTED' },
        after: { status: 'CANCELLED' },
      },
      { event: 'ACCESS_REQUEST_CREATED' },
    ])
  })

  it('ACC-05 SRV-07 expire after 60 days without a decision, and not a day before', async () => {
    const { id } = (await ask()).json<AccessRequest>()
    expect(await statusAfter(59)).toBe('SUBMITTED')
    expect(await statusAfter(2)).toBe('EXPIRED')
    expect(codeOf(await cancel(id))).toEqual([409, 'CONFLICT'])
    expect((await ask()).statusCode).toBe(201)
  })

  it('ACC-05 SRV-07 do not expire after 60 days if they are already canceled or decided', async () => {
    const { id } = (await ask()).json<AccessRequest>()
    await cancel(id)
    const { id: decided } = (await ask()).json<AccessRequest>()
    const decision = { status: 'APPROVED', decided_at: server.clock.now() } as const
    await server.db.updateTable('access_requests').set(decision).where('id', '=', decided).execute()
    server.clock.advance(61 * DAY)
    await server.runJobs()
    newHire = await server.signedIn(NEW_HIRE)
    const statuses = (await mine()).content.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['APPROVED', 'CANCELLED'])
  })

  it('ACC-05 ACC-06 show the decision and its reason', async () => {
    const { id } = (await ask()).json<AccessRequest>()
    const at = server.clock.now()
    const row = server.db.updateTable('access_requests').where('id', '=', id)
    await row.set({ status: 'APPROVED', decided_at: at }).execute()
    const approved = server.db.updateTable('access_requests_products').set({ is_approved: true })
    await approved.where('product_code', '=', 'REPORT_BUILDER').execute()
    expect((await mine()).content).toMatchObject([
      { status: 'APPROVED', decided_at: at.toISOString(), approved_text: 'Report Builder', reason: null },
    ])
    await row.set({ status: 'REJECTED', reason: 'Ask the buyer first.' }).execute()
    expect((await mine()).content).toMatchObject([{ status: 'REJECTED', reason: 'Ask the buyer first.' }])
  })
})
