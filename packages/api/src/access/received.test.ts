import type { Failure, ListPage, OwnCompany, ProductTile, ReceivedRequest } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const NEW_HIRE = 'newhire@scintilla.example'

let server: TestServer
let admin: Browser
let companyId: string
let received: string
beforeEach(async () => {
  server = await startTestServer()
  const own = await administering(server)
  admin = own.admin
  companyId = own.users.split('/')[1] ?? ''
  received = `companies/${companyId}/access-requests`
})
afterEach(() => server.close())

/** Requests two products from Bright Foods as the new hire; returns the request's id. */
async function ask(): Promise<string> {
  const newHire = await server.signedIn(NEW_HIRE)
  const body = {
    tenant_id: companyId,
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    requestor_note: 'Range review',
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await newHire.post(`v1/identity/users/${NEW_HIRE}/access-requests`, body, headers)).json<{ id: string }>().id
}

const list = async (query = '') => (await admin.get(`${received}?${query}`)).json<ListPage<ReceivedRequest>>()
const decide = (id: string, body: object, browser = admin) => browser.put(`${received}/${id}`, body)
const mails = () =>
  server.db.selectFrom('mails').select(['recipient', 'subject', 'body']).where('recipient', '=', NEW_HIRE).execute()

describe('the access requests that a company received', () => {
  it('ACC-06a are listed with the open ones first, newest at the top, then the others by status', async () => {
    const open = await list('size=50')
    expect(open.total_elements).toBe(14)
    expect(new Set(open.content.map(({ status }) => status))).toEqual(new Set(['SUBMITTED']))
    const times = open.content.map(({ create_time: time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    const decided = await list('statuses=APPROVED,REJECTED&size=50')
    expect(decided.content.every(({ decided_by: by }) => by !== null)).toBe(true)
    const counts = (await admin.get(`${received}/facets?facet=statuses`)).json<Record<string, number>>()
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(40)
  })

  it('ACC-06b ACC-06c approving one of two products lets the requester act, grants that product and sends an email', async () => {
    const id = await ask()
    const response = await decide(id, { decision: 'APPROVED', products: ['REPORT_BUILDER'] })
    expect(response.json<ReceivedRequest>()).toMatchObject({ status: 'APPROVED', approved_text: 'Report Builder' })
    const newHire = await server.signedIn(NEW_HIRE)
    const tile = async () => {
      const tiles = (await newHire.get('v1/products', { [HEADERS.companyContext]: companyId })).json<ProductTile[]>()
      return tiles.filter(({ accessStatus }) => accessStatus).map(({ code, accessStatus }) => `${code} ${accessStatus}`)
    }
    server.clock.advance(2)
    await server.runJobs()
    const companies = (await newHire.get(`users/companies?loginId=${NEW_HIRE}`)).json<OwnCompany[]>()
    expect(companies.map(({ companyName }) => companyName)).toContain('Bright Foods')
    expect(await tile()).toEqual(['REPORT_BUILDER ACCESS_COMPLETE'])
    expect(await mails()).toEqual([
      {
        recipient: NEW_HIRE,
        subject: 'You can now act for Bright Foods',
        body: expect.stringContaining('for: Report Builder.'),
      },
    ])
  })

  it('ACC-06c SES-08 the new rights end the requester’s session', async () => {
    const id = await ask()
    const newHire = await server.signedIn(NEW_HIRE)
    await decide(id, { decision: 'APPROVED' })
    expect((await newHire.get('v1/identity/user-context')).statusCode).toBe(401)
  })

  it('ACC-06b rejecting needs a reason, which the email includes, and a decision cannot be changed', async () => {
    const id = await ask()
    const missing = await decide(id, { decision: 'REJECTED', reason: ' ' })
    expect(missing.json<Failure>().fieldErrors).toMatchObject([{ field: 'reason', code: 'required' }])
    const rejected = await decide(id, { decision: 'REJECTED', reason: 'Ask your own team first.' })
    expect(rejected.json<ReceivedRequest>()).toMatchObject({ status: 'REJECTED', approved_text: null })
    expect((await mails())[0]?.body).toContain('Ask your own team first.')
    const again = await decide(id, { decision: 'APPROVED' })
    expect(again.statusCode).toBe(409)
    expect(again.json<{ current: ReceivedRequest }>().current.status).toBe('REJECTED')
  })

  it('ACC-06b only requested products can be approved', async () => {
    const id = await ask()
    const other = await decide(id, { decision: 'APPROVED', products: ['DIGITAL_LANDSCAPES'] })
    expect(other.json<Failure>().fieldErrors).toMatchObject([{ field: 'products', code: 'not_requested' }])
    expect((await list()).content.find((request) => request.id === id)?.status).toBe('SUBMITTED')
  })

  it('LOG-04 the log shows the decision with the administrator, the requester and both states', async () => {
    const id = await ask()
    await decide(id, { decision: 'APPROVED', products: ['REPORT_BUILDER'] })
    const entry = await server.db
      .selectFrom('activity_entries')
      .select(['actor_login_id', 'company_id', 'before', 'after'])
      .where('event', '=', 'ACCESS_REQUEST_APPROVED')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_login_id: ADMIN,
      company_id: companyId,
      before: { status: 'SUBMITTED', login_id: NEW_HIRE, products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR'] },
      after: { status: 'APPROVED', login_id: NEW_HIRE, products: ['REPORT_BUILDER'] },
    })
  })

  it('ROL-15 ROL-17a another company’s request is not found', async () => {
    const id = await ask()
    const other = await server.signedIn('super@scintilla.example')
    const orchard = await server.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Orchard Group')
      .executeTakeFirstOrThrow()
    const response = await other.put(
      `companies/${orchard.id}/access-requests/${id}`,
      { decision: 'APPROVED' },
      { [HEADERS.companyContext]: orchard.id },
    )
    expect(response.statusCode).toBe(404)
  })
})
