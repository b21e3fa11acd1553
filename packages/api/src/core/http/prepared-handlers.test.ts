import { EventEmitter, once } from 'node:events'
import { calls, HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servicesOf } from '../../app.ts'
import { Browser } from '../../testing/browser.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import type { CallContext } from './context.ts'
import { createHttp } from './http.ts'
import { registerCalls } from './register.ts'

const CALL = { ...calls.session.requestPasswordReset, path: 'trial', idempotent: true, status: 200 } as const
const log = { warn: () => undefined, error: () => undefined, write: () => undefined }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('SRV-08c a call’s preparation blocks no other call, and runs again if the call is retried', async () => {
  const bell = new EventEmitter()
  const steps: string[] = []
  async function action({ db }: CallContext) {
    steps.push(db.isTransaction ? 'effect in a transaction' : 'effect')
    return { steps: steps.length }
  }
  async function prepare(_input: never, { db }: CallContext) {
    steps.push(db.isTransaction ? 'prepared in a transaction' : 'prepared')
    await once(bell, 'ring')
    return action
  }
  const { db, clock, settings } = server
  const services = servicesOf({ settings, db, sessionSecret: 'only tests know', clock }, log)
  const app = await createHttp({ isDev: true, trustedProxies: [], log })
  registerCalls(app, [{ call: CALL, schemas: {}, handler: { prepare } }], services)
  const browser = new Browser(app)
  const send = () => browser.post('trial', {}, { [HEADERS.idempotencyKey]: 'one-key-for-a-trial' })

  const first = send()
  await expect.poll(() => steps).toEqual(['prepared'])
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
  bell.emit('ring')
  expect((await first).json()).toEqual({ steps: 2 })
  const again = send()
  await expect.poll(() => steps).toHaveLength(3)
  bell.emit('ring')
  expect([(await again).headers['idempotency-replayed'], (await again).json()]).toEqual(['true', { steps: 2 }])
  expect(steps).toEqual(['prepared', 'effect in a transaction', 'prepared'])
  await app.close()
})
