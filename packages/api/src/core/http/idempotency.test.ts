import type { Call } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { ManualClock, startTestServer } from '../../testing/server.ts'
import type { CallContext } from './context.ts'
import type { Db, OpenDatabase } from '../database/database.ts'
import { withIdempotency } from './idempotency.ts'

const CALL = calls.session.requestPasswordReset
const clock = new ManualClock()

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** One attempt of a write; returns the response's headers. */
function attempt(
  action: (context: CallContext) => Promise<unknown>,
  key = 'press-0001-0001',
  { company, call = CALL }: { company?: string; call?: Call } = {},
) {
  const headers: Record<string, string> = {}
  const context = {
    db: database.db,
    withConnection: (db: Db) => ({ db }),
    clock,
    caller: company === undefined ? null : { account: { loginId: 'dana', company: { id: company } } },
    request: { ip: '127.0.0.1', headers: { 'idempotency-key': key } },
    reply: { header: (name: string, value: string) => (headers[name] = value) },
  } as unknown as CallContext
  return withIdempotency(call, context, { email: 'a@b.example' }, action).then((answer) => ({ answer, headers }))
}

/** The effects so far. */
const mails = () => database.db.selectFrom('mails').select('subject').execute()

/** The effect of a write: a mail in the outbox. */
async function post({ db }: CallContext, subject: string): Promise<void> {
  const mail = { recipient: 'a@b.example', locale: 'en-US', subject, body: '', taken_at: null, sent_at: null } as const
  await db.insertInto('mails').values(mail).execute()
}

const REPLAYED = { answer: { id: 'made-once' }, headers: { 'idempotency-replayed': 'true' } }

it('SRV-08c a write that is repeated while the first one runs has no second effect, and then gets its response', async () => {
  let runs = 0
  const held: { finish?: (answer: unknown) => void } = {}
  const slow = (): Promise<unknown> => {
    runs += 1
    return new Promise((resolve) => {
      held.finish = resolve
    })
  }
  const first = attempt(slow)
  await expect.poll(() => runs).toBe(1)
  // PostgreSQL fails immediately; the embedded engine has one connection, so the second write waits.
  const meanwhile = attempt(slow).catch((error: unknown) => error)
  if (process.env['TEST_DATABASE_URL']) {
    expect(await meanwhile).toMatchObject({
      code: 'REQUEST_IN_PROGRESS',
      status: 409,
      options: { headers: { 'retry-after': '1' } },
    })
  }
  held.finish?.({ id: 'made-once' })
  expect((await first).answer).toEqual({ id: 'made-once' })
  if (!process.env['TEST_DATABASE_URL']) expect(await meanwhile).toEqual(REPLAYED)
  expect(await attempt(slow)).toEqual(REPLAYED)
  expect(runs).toBe(1)
})

it('SRV-08c a write and its response are stored together or not at all', async () => {
  const key = 'press-0003-0003'
  const broken = attempt(async (context) => {
    await post(context, 'lost')
    throw new Error('the power goes')
  }, key)
  await expect(broken).rejects.toThrow('the power goes')
  expect(await mails()).toEqual([])
  // If the response can't be stored, the write is rolled back.
  const unstorable = attempt(async (context) => {
    await post(context, 'lost too')
    return { text: '\u0000' }
  }, key)
  await expect(unstorable).rejects.toThrow()
  expect(await mails()).toEqual([])
  await attempt((context) => post(context, 'kept'), key)
  await attempt((context) => post(context, 'not again'), key)
  expect(await mails()).toEqual([{ subject: 'kept' }])
})

it('SRV-08c CTX-06 a key used for one company is refused for another', async () => {
  expect((await attempt(async () => 'done', 'press-0002-0002', { company: 'c-1' })).answer).toBe('done')
  await expect(attempt(async () => 'done again', 'press-0002-0002', { company: 'c-2' })).rejects.toMatchObject({
    status: 400,
  })
})

it('SRV-08c the same key for two calls is two requests', async () => {
  const other: Call = { ...CALL, id: 'trial.other' }
  const key = 'press-0004-0004'
  expect(await attempt(async () => 'first', key)).toEqual({ answer: 'first', headers: {} })
  expect(await attempt(async () => 'second', key, { call: other })).toEqual({ answer: 'second', headers: {} })
})

it('SRV-08c a key expires after 24 hours', async () => {
  const key = 'press-0005-0005'
  await attempt(async () => 'first', key)
  clock.advance(24 * 60)
  expect((await attempt(async () => 'second', key)).answer).toBe('first')
  clock.advance(1)
  expect((await attempt(async () => 'second', key)).answer).toBe('second')
})

it('SRV-08 the same key from two callers is two requests, each with its effect', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } })
  const email = 'user@brightfoods.example'
  const people = [
    await server.signedIn(email),
    await server.signedIn('admin@brightfoods.example'),
    ...['192.0.2.7', '192.0.2.8'].map((address) => ({ address })),
  ]
  const send = (who: (typeof people)[number]) => {
    const headers = {
      'idempotency-key': 'one-key-of-all',
      'x-forwarded-for': 'address' in who ? who.address : '192.0.2.9',
    }
    const browser = 'address' in who ? server.browser() : who
    return browser.send('POST', '/idp/reset/request', { headers, body: { email } })
  }
  for (const [index, who] of people.entries()) {
    for (const replayed of [undefined, 'true']) {
      const { statusCode, headers } = await send(who)
      expect([statusCode, headers['idempotency-replayed']]).toEqual([204, replayed])
    }
    await expect.poll(() => server.db.selectFrom('mails').select('id').execute()).toHaveLength(index + 1)
  }
  await server.close()
})
