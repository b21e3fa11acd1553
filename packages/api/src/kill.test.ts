import type { ProductTile } from '@tessera/contract'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './core/database.ts'
import { migrate, openEmbedded } from './core/database.ts'
import { fillDemoData } from './demo/fill.ts'
import { openTestDatabase } from './testing/database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses, signIn } from './testing/process.ts'
import { FULL, INVITED } from './testing/registering.ts'
import { TODAY } from './testing/today.ts'

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

/** A second of set-up, which is long enough to be killed in. */
async function shorten(db: Db): Promise<void> {
  const value = { key: 'provisioningSeconds', value: '1', tenant: null, environment: null }
  await db.insertInto('config').values(value).execute()
}

/** The database that the servers share, and how to give it back; the embedded one is only in the data folder. */
async function prepare(): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  const shared = await openTestDatabase()
  if (shared.url) {
    await shorten(shared.db)
    return { env: { DATABASE_URL: shared.url, SESSION_SECRET: 'only the tests know it' }, close: () => shared.close() }
  }
  await shared.close()
  await mkdir(join(servers.folder, 'data'))
  const own = await openEmbedded(join(servers.folder, 'data'))
  await migrate(own.db)
  await fillDemoData(own.db, { demoToday: TODAY, demoScale: 1 })
  await shorten(own.db)
  await own.close()
  return { env: {}, close: () => Promise.resolve() }
}

it('SRV-07 PRD-07 kill -9 right after the answer: what was promised launches, by another server or after a restart', async () => {
  const { env, close } = await prepare()
  const run = async () => {
    const port = await freePort()
    const server = servers.start({ ...env, PORT: String(port) })
    await server.ready
    return { ...server, origin: `http://localhost:${port}` }
  }
  const first = await run()
  const beside = env['DATABASE_URL'] ? await run() : null
  const cookie = await signIn(first.origin, INVITED)
  const headers = { cookie, 'x-portal-request': '1', 'content-type': 'application/json' }
  const context = await fetch(`${first.origin}/core-app-api/v1/identity/user-context`, { headers })
  const { tenant } = (await context.json()) as { tenant: { id: string } }
  const path = `/core-app-api/companies/${tenant.id}/users/complete-registration`
  const answer = await fetch(first.origin + path, { method: 'PUT', headers, body: JSON.stringify(FULL) })
  first.child.kill('SIGKILL')
  expect(answer.status).toBe(200)
  await first.ended

  const { origin } = beside ?? (await run())
  const launching = async () => {
    const products = await fetch(`${origin}/core-app-api/v1/products`, { headers })
    if (products.status !== 200) return ((await products.json()) as { code: string }).code
    return ((await products.json()) as ProductTile[]).flatMap(({ code, redirectUrl }) => (redirectUrl ? [code] : []))
  }
  expect([['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'], 'ACCESS_PENDING']).toContainEqual(await launching())
  await expect.poll(launching, { timeout: 10_000, interval: 200 }).toEqual(['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'])
  await servers.end()
  await close()
}, 240_000)
