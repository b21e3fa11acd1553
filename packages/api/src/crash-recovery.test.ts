import type { ProductTile } from '@tessera/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './core/database/database.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses } from './testing/process.ts'
import { FULL, INVITED } from './testing/registration.ts'
import { signIn } from './testing/sign-in.ts'

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

/** Shortens provisioning to a second, which is long enough to kill the server in between. */
async function shortenProvisioning(db: Db): Promise<void> {
  const value = { key: 'provisioningSeconds', value: '1', tenant: null, environment: null }
  await db.insertInto('config').values(value).execute()
}

it('SRV-07 PRD-07 kill -9 right after the response: a promised product opens on another server or after a restart', async () => {
  const demo = await openDemoDatabase(servers, shortenProvisioning)
  const { env } = demo
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
  await demo.close()
}, 240_000)
