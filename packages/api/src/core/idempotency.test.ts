import { calls } from '@tessera/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { ManualClock, startTestServer } from '../testing/server.ts'
import type { CallContext } from './context.ts'
import type { OpenDatabase } from './database.ts'
import { once } from './idempotency.ts'

const CALL = calls.session.requestPasswordReset
const clock = new ManualClock()

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** One try of a write; tells the headers of its answer. */
function attempt(act: () => Promise<unknown>, key = 'press-0001-0001', company?: string) {
  const headers: Record<string, string> = {}
  const context = {
    db: database.db,
    clock,
    caller: company === undefined ? null : { account: { loginId: 'dana', company: { id: company } } },
    request: { ip: '127.0.0.1', headers: { 'idempotency-key': key } },
    reply: { header: (name: string, value: string) => (headers[name] = value) },
  } as unknown as CallContext
  return once(CALL, context, { email: 'a@b.example' }, act).then((answer) => ({ answer, headers }))
}

it('SRV-07 a write sent again while its first try runs is told when to come back, and then gets that one’s answer', async () => {
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
  await expect(attempt(slow)).rejects.toMatchObject({
    code: 'REQUEST_IN_PROGRESS',
    status: 409,
    options: { headers: { 'retry-after': '1' } },
  })
  held.finish?.({ id: 'made-once' })
  expect((await first).answer).toEqual({ id: 'made-once' })
  expect(await attempt(slow)).toEqual({ answer: { id: 'made-once' }, headers: { 'idempotency-replayed': 'true' } })
  expect(runs).toBe(1)
})

it('SRV-07 a first try whose server has gone is given up after a minute', async () => {
  await database.db.updateTable('idempotency_keys').set({ status: null, answer: null }).execute()
  await expect(attempt(async () => 'anew')).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS' })
  clock.advance(2)
  expect((await attempt(async () => 'anew')).answer).toBe('anew')
})

it('SRV-07 CTX-06 a key that was used for one company answers nothing to another', async () => {
  expect((await attempt(async () => 'done', 'press-0002-0002', 'c-1')).answer).toBe('done')
  await expect(attempt(async () => 'done again', 'press-0002-0002', 'c-2')).rejects.toMatchObject({ status: 400 })
})

it('SRV-08 one key of two callers stands for two requests, each with its effect', async () => {
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
