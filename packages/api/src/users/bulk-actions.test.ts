import type { ActiveUser, Failure, JobStarted, ListPage, UserCounts } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const REASON = 'Left the company'

let server: TestServer
let admin: Browser
let users: string
beforeEach(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterEach(() => server.close())

const send = (method: 'PUT' | 'DELETE', path: string, body: unknown, by = admin) =>
  by.send(method, `/core-app-api/${users}${path}`, { body })
const counts = async () => (await admin.get(`${users}/counts`)).json<UserCounts>()

const entries = (event: 'USER_BLOCKED' | 'USER_UNBLOCKED' | 'USER_DELETED') =>
  server.db
    .selectFrom('activity_entries')
    .select(['entity_id', 'actor_name'])
    .where('event', '=', event)
    .where('at', '>=', server.clock.now())
    .execute()

const received = async (browser: Browser) => (await browser.get('login')).json<{ ended?: string }>().ended

describe('hand-picked users', () => {
  it.each([
    ['PUT', '/block', { ids: [USER], blockedReason: REASON }, 'BLOCKED'],
    ['DELETE', '', { ids: [USER] }, 'DELETED'],
  ] as const)(
    'USR-06 get the reason for %s%s only in their own browser, for the lifetime of their session',
    async (method, path, body, ended) => {
      const theirs = await server.signedIn(USER)
      const stranger = server.browser()
      expect(await received(theirs)).toBeUndefined()
      await send(method, path, body)
      // A job deletes the user, so the session ends a moment later.
      await expect.poll(async () => (await theirs.get('v1/products')).json<Failure>().code).toBe('INVALID_TOKEN')
      expect([await received(theirs), await received(theirs), await received(stranger)]).toEqual([
        ended,
        ended,
        undefined,
      ])
      server.clock.advance(31)
      expect(await received(theirs)).toBeUndefined()
    },
  )

  it('USR-06 have no session and get no reason after they are unblocked', async () => {
    const theirs = await server.signedIn(USER)
    await send('PUT', '/block', { ids: [USER], blockedReason: REASON })
    await send('PUT', '/unblock', { ids: [USER] })
    expect((await theirs.get('v1/products')).json<Failure>().code).toBe('INVALID_TOKEN')
    expect((await theirs.get('login')).json()).not.toHaveProperty('ended')
  })

  it('USR-15a USR-15b USR-06 lose access at their next call, and regain their products when unblocked', async () => {
    const theirs = await server.signedIn(USER)
    const tiles = async () =>
      (await (await server.signedIn(USER)).get('v1/products')).json<{ code: string; accessStatus: string }[]>()
    const before = await tiles()
    const blocked = await send('PUT', '/block', {
      ids: [USER, ADMIN, 'nobody@brightfoods.example'],
      blockedReason: REASON,
    })
    expect([blocked.statusCode, blocked.json()]).toEqual([
      200,
      {
        blocked: [USER],
        rejected: [
          expect.objectContaining({ loginId: ADMIN, code: 'OWN_ACCOUNT' }),
          expect.objectContaining({ loginId: 'nobody@brightfoods.example', code: 'NOT_FOUND' }),
        ],
      },
    ])
    expect((await theirs.get('v1/products')).statusCode).toBe(401)
    expect(await entries('USER_BLOCKED')).toHaveLength(1)
    const undone = await send('PUT', '/unblock', { ids: [USER] })
    expect([undone.statusCode, undone.json()]).toEqual([200, { unblocked: [USER], rejected: [] }])
    expect(await tiles()).toEqual(before)
    const again = await send('PUT', '/unblock', { ids: [USER] })
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'NOT_BLOCKED', current: { loginIds: [USER] } }),
    ])
  })

  it('USR-15a need a reason of 1 to 250 characters to be blocked', async () => {
    for (const blockedReason of [' ', '\u200b\u2800\u3164', 'x'.repeat(251)]) {
      expect((await send('PUT', '/block', { ids: [USER], blockedReason })).statusCode).toBe(400)
    }
  })

  it('USR-14 are deleted by a job, except the last administrator', async () => {
    const others = await server.db
      .selectFrom('users')
      .select('login_id')
      .where('user_group', '=', 'ADMIN')
      .where('login_id', 'like', '%@brightfoods.example')
      .where('login_id', '<>', ADMIN)
      .execute()
    const { db } = server
    await db
      .updateTable('users')
      .set({ user_group: null })
      .where(
        'login_id',
        'in',
        others.map(({ login_id }) => login_id),
      )
      .execute()
    await db.updateTable('users').set({ user_group: 'ADMIN', status: 'ACTIVE' }).where('login_id', '=', USER).execute()
    await db.updateTable('users').set({ user_group: 'SUPER_ADMIN' }).where('login_id', '=', ADMIN).execute()
    const acting = await server.signedIn('super@scintilla.example')
    const companyId = users.split('/')[1] ?? ''
    const headers = { 'x-company-context': companyId }
    await acting.get(`users/set-context?companyId=${companyId}`)
    const started = await acting.send('DELETE', `/core-app-api/${users}`, { body: { ids: [USER] }, headers })
    expect(started.statusCode).toBe(202)
    const job = await waitForJob(server, started.json<JobStarted>(), acting)
    expect(job).toMatchObject({ status: 'DONE', failed: [{ loginId: USER, code: 'LAST_ADMIN' }] })
  })

  it('USR-14 are blocked with all administrators except one, even by a super admin', async () => {
    const companyId = users.split('/')[1] ?? ''
    const rows = await server.db
      .selectFrom('users')
      .select('login_id')
      .where('company_id', '=', companyId)
      .where('user_group', '=', 'ADMIN')
      .where('status', '=', 'ACTIVE')
      .orderBy('login_id')
      .execute()
    const ids = rows.map(({ login_id }) => login_id)
    const superAdmin = await server.signedIn('super@scintilla.example')
    const response = await superAdmin.send('PUT', `/core-app-api/${users}/block`, {
      headers: { [HEADERS.companyContext]: companyId },
      body: { ids, blockedReason: REASON },
    })
    expect(response.json()).toMatchObject({
      blocked: ids.slice(0, -1),
      rejected: [{ loginId: ids.at(-1), code: 'LAST_ADMIN' }],
    })
  })

  it('ROL-04 cannot be changed by a spectator', async () => {
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await send('PUT', '/block', { ids: [USER], blockedReason: REASON }, spectator)).statusCode).toBe(403)
  })
})

describe('all matching users', () => {
  it('USR-14a B-06 are blocked except the excluded ones, and can be unblocked together, with two entries each', async () => {
    const { content } = (await admin.get(`${users}?size=100`)).json<ListPage<ActiveUser>>()
    const exclude = content
      .filter(({ loginId }) => loginId !== ADMIN)
      .slice(0, 2)
      .map(({ loginId }) => loginId)
    const stale = await send('PUT', '/block', { query: {}, exclude, expectedCount: 1238, blockedReason: REASON })
    expect([stale.statusCode, stale.json<Failure>()]).toEqual([
      409,
      expect.objectContaining({ code: 'COUNT_CHANGED', current: 1237 }),
    ])
    const before = await counts()
    const blocking = await send('PUT', '/block', { query: {}, exclude, expectedCount: 1237, blockedReason: REASON })
    expect(blocking.statusCode).toBe(202)
    const started = blocking.json<JobStarted>()
    expect(started).toMatchObject({ accepted: 1237, rejected: [] })
    expect(await waitForJob(server, started, admin)).toEqual({
      status: 'DONE',
      processed: 1237,
      total: 1237,
      failed: [],
    })
    expect(await counts()).toEqual({ ...before, active: 3, blocked: before.blocked + 1237 })
    const undoing = await send('PUT', '/unblock', { blockedIn: started.jobId })
    expect(await waitForJob(server, undoing.json<JobStarted>(), admin)).toMatchObject({
      status: 'DONE',
      processed: 1237,
      failed: [],
    })
    expect(await counts()).toEqual(before)
    const [blocked, unblocked] = [await entries('USER_BLOCKED'), await entries('USER_UNBLOCKED')]
    expect(new Set(blocked.map(({ entity_id }) => entity_id)).size).toBe(1237)
    expect([blocked.length, unblocked.length]).toEqual([1237, 1237])
    expect(new Set([...blocked, ...unblocked].map(({ actor_name }) => actor_name)).size).toBe(1)
  }, 120_000)

  it('USR-14a USR-15b B-06 of the blocked list are unblocked, and no others change', async () => {
    const before = await counts()
    const expectedCount = before.blocked
    const undoing = await send('PUT', '/unblock', { query: {}, exclude: [], expectedCount })
    expect(undoing.statusCode).toBe(202)
    expect(await waitForJob(server, undoing.json<JobStarted>(), admin)).toMatchObject({
      processed: expectedCount,
      failed: [],
    })
    expect(await counts()).toEqual({ ...before, active: before.active + expectedCount, blocked: 0 })
  })

  it('USR-14a B-06 of a search are deleted, and no others', async () => {
    const query = { search: 'munoz' }
    const found = (await admin.get(`${users}?search=munoz`)).json<ListPage<ActiveUser>>()
    const before = await counts()
    const body = { query, exclude: [], expectedCount: found.total_elements }
    expect(await waitForJob(server, (await send('DELETE', '', body)).json<JobStarted>(), admin)).toMatchObject({
      failed: [],
    })
    expect((await counts()).active).toBe(before.active - found.total_elements)
    expect((await admin.get(`${users}?search=munoz`)).json()).toMatchObject({ total_elements: 0 })
  })
})
