import { join } from 'node:path'
import type { Job, JobStarted, UserCounts } from '@tessera/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded, openPostgres } from './core/database/database.ts'
import { createRandom } from './core/mock/random.ts'
import { addBulkUsers } from './testing/bulk-users.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import { startKilledServer } from './testing/killed-server.ts'
import type { Processes } from './testing/process.ts'
import { openProcesses } from './testing/process.ts'

/** How often the server is killed: twice in the full suite, twenty times with `npm test -- kills kills-postgresql`. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_127)
/** The longest time that a server works before it is killed, in milliseconds. */
const LONGEST = 150
/** Users in addition to the demo data's, so that work remains at the last kill. */
const MORE = 2000 + KILLS * 400
/** The deleted users: all active ones except the caller. */
const OTHERS = 1239 + MORE

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('SRV-07 USR-14a repeated kill -9 while more than 1,000 users are deleted by query: each is deleted and logged once', async () => {
  const demo = await openDemoDatabase(servers, (db) => addBulkUsers(db, 'Robin', MORE))
  const random = createRandom(SEED)
  const server = await startKilledServer(servers, demo.env)
  const { send } = server
  const { tenant } = await send<{ tenant: { id: string } }>('v1/identity/user-context')
  const users = `companies/${tenant.id}/users`
  const everybody = { query: {}, exclude: [], expectedCount: OTHERS }
  const { jobId, accepted } = await send<JobStarted>(users, 'DELETE', everybody)
  expect(accepted).toBe(OTHERS)
  const job = () => send<Job>(`v1/jobs/${jobId}`)

  const seen = [await job()]
  for (let kills = 0; kills < KILLS; kills += 1) {
    await pause(random.between(0, LONGEST))
    await server.replace()
    seen.push(await job())
  }
  expect(seen.map(({ status }) => status)).not.toContain('DONE')
  const processed = seen.map((then) => then.processed)
  expect(processed).toEqual(processed.toSorted((one, other) => one - other))
  await expect.poll(async () => (await job()).status, { timeout: 120_000, interval: 100 }).toBe('DONE')
  expect(await job()).toEqual({ status: 'DONE', processed: OTHERS, total: OTHERS, failed: [] })
  expect(await send<UserCounts>(`${users}/counts`)).toEqual({ active: 1, pending: 60, blocked: 25 })
  await server.kill()

  const url = demo.env['DATABASE_URL']
  const opened = url ? await openPostgres(url) : await openEmbedded(join(servers.folder, 'data'))
  const entries = opened.db.selectFrom('activity_entries').select('entity_id').where('event', '=', 'USER_DELETED')
  const ids = (await entries.execute()).map(({ entity_id }) => entity_id)
  expect([ids.length, new Set(ids).size]).toEqual([OTHERS, OTHERS])
  await opened.close()
  await demo.close()
}, 600_000)
