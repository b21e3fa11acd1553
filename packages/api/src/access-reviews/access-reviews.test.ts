import { randomUUID } from 'node:crypto'
import type { AccessReview, Failure, JobStarted, ListPage, ReviewUser } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitForJob } from '../testing/administration.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const ADMIN = 'basic.admin@smallfarm.example'
const USER = 'basic@smallfarm.example'

let server: TestServer
let admin: Awaited<ReturnType<TestServer['signedIn']>>
let audit: string
beforeEach(async () => {
  server = await startTestServer()
  audit = `companies/${(await personOf(server, ADMIN)).company_id}/users/audit`
  admin = await server.signedIn(ADMIN)
})
afterEach(() => server.close())

const COMPANY = HEADERS.companyContext
type Headers = Record<string, string>
/** The user who makes a call: an administrator of the company, or a user who acts for it. */
interface By {
  send: typeof admin.send
  headers?: Headers
}
const asAdmin = (): By => ({ send: (...call) => admin.send(...call) })
/** A user from one of the two super-admin groups, acting for the company. */
async function acting(loginId: string): Promise<By> {
  const browser = await server.signedIn(loginId)
  return { send: (...call) => browser.send(...call), headers: { [COMPANY]: audit.split('/')[1] ?? '' } }
}

function call(method: 'GET' | 'PUT' | 'POST', rest: string, body?: object, { send, headers = {} } = asAdmin()) {
  const once: Headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
  return send(method, `/core-app-api/${audit}${rest}`, { headers: { ...headers, ...once }, ...(body && { body }) })
}
const read = async (by = asAdmin()) => (await call('GET', '', undefined, by)).json<AccessReview>()
const users = async (query = '', by = asAdmin()) =>
  (await call('GET', `/people?size=100${query}`, undefined, by)).json<ListPage<ReviewUser>>().content
const decide = (loginId: string, body: object, by = asAdmin()) =>
  call('PUT', `/people/${loginId}`, { decision: 'KEEP', note: '', version: 0, ...body }, by)
const applyAdvice = () => call('POST', '/advice', {})
const confirm = (body = {}) => call('PUT', '', { confirmed: true, ...body })
const entries = (event: 'ACCESS_REVIEW_DECIDED' | 'ACCESS_REVIEW_CONFIRMED' | 'USER_DELETED') =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', '=', event)
    .where('company_id', '=', audit.split('/')[1] ?? '')
    .execute()

describe('the users of a review', () => {
  it('BAN-03a include every user who can access the company, with advice and its reason', async () => {
    expect(await read()).toMatchObject({ status: 'PENDING', daysLeft: 21, counts: { total: 24, undecided: 24 } })
    const all = await users()
    const reasons = new Set(all.map(({ reason }) => reason))
    const counts = [...reasons].map((reason) => [reason, all.filter((user) => user.reason === reason).length])
    expect(Object.fromEntries(counts)).toEqual({
      OWN_ACCOUNT: 1,
      OTHER_DOMAIN: 1,
      INVITED: 1,
      NEVER_SIGNED_IN: 4,
      NOT_FOR_90_DAYS: 6,
      SIGNED_IN: 11,
    })
    expect(all.filter(({ lastLoginAt }) => lastLoginAt === null)).toHaveLength(5)
    expect(await users('&advice=REMOVE')).toHaveLength(11)
  })

  it('BAN-03a a decision is saved immediately, is visible in another browser, and is logged', async () => {
    const saved = await decide(USER, { decision: 'REMOVE', note: 'Left in May.' })
    expect(saved.json<ReviewUser>()).toMatchObject({ decision: 'REMOVE', decidedBy: 'Hannah Fields', version: 1 })
    admin = await server.signedIn(ADMIN)
    expect(await users(`&search=${USER}`)).toMatchObject([{ decision: 'REMOVE', note: 'Left in May.' }])
    expect(await entries('ACCESS_REVIEW_DECIDED')).toMatchObject([
      { entity_id: USER, actor_login_id: ADMIN, before: { decision: null }, after: { decision: 'REMOVE' } },
    ])
  })

  it('SRV-06a a decision based on an outdated row returns 409 with the newer row', async () => {
    await decide(USER, { decision: 'REMOVE' })
    const stale = await decide(USER, { decision: 'KEEP' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json<Failure>().current).toMatchObject({ loginId: USER, decision: 'REMOVE', version: 1 })
    expect((await decide(USER, { decision: null, version: 1 })).json()).toMatchObject({ decision: null, version: 2 })
  })

  it('BAN-03a reviewers cannot remove themselves or the last administrator', async () => {
    expect((await decide(ADMIN, { decision: 'REMOVE' })).json<Failure>().fieldErrors).toMatchObject([
      { field: 'decision', code: 'own_account' },
    ])
    const superAdmin = await acting('super@scintilla.example')
    expect((await decide(ADMIN, { decision: 'REMOVE' }, superAdmin)).json()).toMatchObject({ code: 'LAST_ADMIN' })
  })

  it('BAN-03 other companies have no review, and spectators can only read', async () => {
    const bright = await server.signedIn('admin@brightfoods.example')
    const { company_id } = await personOf(server, 'admin@brightfoods.example')
    expect((await bright.get(`companies/${company_id}/users/audit`)).statusCode).toBe(404)
    const spectator = await acting('spectator@scintilla.example')
    expect((await read(spectator)).counts.total).toBe(24)
    expect((await decide(USER, {}, spectator)).statusCode).toBe(403)
  })
})

describe('the end of a review', () => {
  it('BAN-03 is refused while users are undecided, or if the number to remove has changed', async () => {
    await decide(USER, {})
    const early = await confirm()
    expect(early.statusCode).toBe(409)
    expect(early.json<Failure>().current).toEqual({ undecided: 23 })
    await applyAdvice()
    expect((await confirm({ removes: 3 })).json()).toMatchObject({ code: 'COUNT_CHANGED', current: 11 })
    expect((await read()).status).toBe('PENDING')
  })

  it('BAN-03a LOG-04 advice fills in the undecided users, and confirming keeps and removes users in one step', async () => {
    const removed = await server.signedIn(USER)
    await decide(USER, { decision: 'REMOVE' })
    expect((await applyAdvice()).json()).toEqual({ keep: 12, remove: 11 })
    expect((await confirm({ removes: 12 })).json()).toEqual({ kept: 12, removed: 12 })
    expect((await removed.get('v1/jobs')).statusCode).toBe(401)
    expect((await personOf(server, USER)).status).toBe('DELETED')
    expect(await entries('USER_DELETED')).toHaveLength(12)
    expect(await entries('ACCESS_REVIEW_CONFIRMED')).toMatchObject([{ after: { kept: 12, removed: 12 } }])
    expect(await read()).toMatchObject({ status: 'CONFIRMED', confirmedBy: 'Hannah Fields' })
    expect((await confirm()).statusCode).toBe(409)
  })

  it('BAN-03a the evidence still shows the decisions a year later', async () => {
    await decide(USER, { decision: 'REMOVE', note: 'Left in May.' })
    await applyAdvice()
    await confirm()
    server.clock.advance(366 * 24 * 60)
    admin = await server.signedIn(ADMIN)
    const started = (await call('POST', '/export', { format: 'csv' })).json<JobStarted>()
    await waitForJob(server, started, admin)
    const { url } = (await admin.get(`v1/jobs/${started.jobId}/file`)).json<{ url: string }>()
    const text = (await admin.send('GET', url)).body
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(25)
    const line = lines.find((each) => each.includes(USER)) ?? ''
    expect(line).toContain('Small Farm,2026-02-06T15:00:00Z,2026-03-23,Hannah Fields,2026-03-02T15:00:00Z,Marsh,Owen')
    expect(line).toContain('Keep,Logged in within 90 days,Remove,Hannah Fields,2026-03-02T15:00:00Z,Left in May.')
  })
})
