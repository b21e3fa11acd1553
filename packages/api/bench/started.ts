import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createApp } from '../src/app.ts'
import type { Db } from '../src/core/database/database.ts'
import { migrate, openEmbedded, openPostgres, vacuum } from '../src/core/database/database.ts'
import { readSettings } from '../src/core/config/settings.ts'
import { storeValue } from '../src/core/config/stored-config.ts'
import { DEMO_ACCOUNTS } from '../src/demo/accounts.ts'
import { fillDemoData } from '../src/demo/fill.ts'
import { signIn } from '../src/testing/sign-in.ts'
import { TODAY } from '../src/testing/today.ts'

interface Options {
  /** A PostgreSQL database without tables; the embedded database when absent. */
  url: string | undefined
  /** How many copies of the demo data's users the database gets. */
  scale: number
  /** The signed-in account. */
  loginId: string
  /** Changes the database before the server starts. */
  change?: (db: Db) => Promise<unknown>
}

/** Starts a server with the demo data and signs an account in; returns the means to call it. */
export async function startBench({ url, scale, loginId, change }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const opened = url ? await openPostgres(url) : await openEmbedded(folder)
  await migrate(opened.db)
  await fillDemoData(opened.db, { demoToday: TODAY, demoScale: scale })
  // Raises the limit above the number of calls that one session makes in a round.
  const limit = { key: 'requestsPerMinute', tenant: null }
  await storeValue(opened.db, limit, 100_000, { by: loginId, at: new Date(TODAY) })
  await change?.(opened.db)
  // Maintenance that both databases run some time after they are filled.
  await vacuum(opened.db)
  const app = await createApp({
    // Production mode, because in development every response is validated against the contract.
    settings: readSettings({ APP_ENV: 'qa', DEMO_TODAY: TODAY, DATA_DIR: folder, TRUST_PROXY: 'loopback' }),
    db: opened.db,
    sessionSecret: 'a secret that only the bench knows',
    portalDist: '/nowhere',
    demoAccounts: DEMO_ACCOUNTS,
  })
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const headers = { cookie: await signIn(origin, loginId), 'x-portal-request': '1' }
  const agent = new Agent({ keepAlive: true })
  return {
    db: opened.db,
    calls: `${origin}/core-app-api`,
    headers,
    /** Requests a path as a browser does, by POST if there is a body, and reads the response. */
    call: async (path: string, more: Record<string, string> = {}, body?: object): Promise<void> => {
      const type = body && { 'content-type': 'application/json' }
      const method = body ? 'POST' : 'GET'
      const options = { agent, method, headers: { ...headers, ...type, ...more, 'accept-encoding': 'br' } }
      const sent = request(`${origin}/core-app-api/${path}`, options)
      sent.end(body && JSON.stringify(body))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
    },
    close: async (): Promise<void> => {
      agent.destroy()
      await app.close()
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the milliseconds that an action takes. */
export async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

/** Returns the id of an account's company. */
export async function companyOf(db: Db, loginId: string): Promise<string> {
  const person = db.selectFrom('users').select('company_id').where('login_id', '=', loginId)
  const { company_id } = await person.executeTakeFirstOrThrow()
  return company_id
}
