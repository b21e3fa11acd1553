import type { Job, JobStarted } from '@tessera/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addBulkUsers } from './testing/bulk-users.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import { startKilledServer } from './testing/killed-server.ts'
import type { Processes } from './testing/process.ts'
import { openProcesses } from './testing/process.ts'

const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
/** Users in addition to the demo data's, so that an export takes long enough. */
const MORE = 20_000
const ALL = 1240 + MORE

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

it('USR-19 SRV-07 SRV-11 kill -9 while 21,240 users are exported: the final file has each one once', async () => {
  const demo = await openDemoDatabase(servers, (db) => addBulkUsers(db, 'Zoë', MORE))
  const server = await startKilledServer(servers, demo.env)
  const { send } = server
  const { tenant } = await send<{ tenant: { id: string } }>('v1/identity/user-context')
  const options = { status: 'ACTIVE', format: 'csv', rows: 'all', columns: 'all', filters: {} }
  const { jobId } = await send<JobStarted>(`companies/${tenant.id}/users/export`, 'POST', options)
  const job = () => send<Job>(`v1/jobs/${jobId}`)

  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = kills === 0 ? 0 : (await job()).processed
    // The server rewrites the file after each kill, so the progress decreases first.
    const isWriting = async () => {
      const { processed } = await job()
      return processed > 0 && processed !== before
    }
    await expect.poll(isWriting, { timeout: 60_000, interval: 20 }).toBe(true)
    await server.replace()
    expect((await job()).status).toBe('RUNNING')
  }
  await expect.poll(async () => (await job()).status, { timeout: 120_000, interval: 200 }).toBe('DONE')
  expect(await job()).toEqual({ status: 'DONE', processed: ALL, total: ALL, failed: [] })
  const { url } = await send<{ url: string }>(`v1/jobs/${jobId}/file`)
  const [head, ...lines] = (await (await server.ask(url)).text()).trimEnd().split('\r\n')
  expect(head?.split(',')).toHaveLength(7)
  expect([lines.length, new Set(lines).size]).toEqual([ALL, ALL])
  await server.kill()
  await demo.close()
}, 900_000)
