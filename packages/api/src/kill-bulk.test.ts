import { join } from 'node:path'
import type { Job, JobStarted, UserCounts } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './core/database.ts'
import { openEmbedded, openPostgres } from './core/database.ts'
import { createRandom } from './core/random.ts'
import { ADMIN } from './testing/administering.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses, signIn } from './testing/process.ts'

/** How often the server is killed: twice with all tests, twenty times by `npm test -- kills kills-postgresql`. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_127)
/** The longest that a server works until it is killed, in milliseconds. */
const LONGEST = 150
/** People beyond those of the demo data, so that there is work left at the last kill. */
const MORE = 2000 + KILLS * 400
/** Who is deleted: every active person but the one who asks. */
const OTHERS = 1239 + MORE

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Adds people to the administrator's company. */
function crowd(db: Db): Promise<unknown> {
  return sql`insert into users (login_id, email, company_id, first_name, last_name, user_type, third_party_user,
      can_switch_company, can_switch_persona, status, registered_at)
    select login, login, company_id, 'Robin', 'Marsh', user_type, false, false, false, 'ACTIVE', registered_at
    from users, generate_series(1, ${MORE}) as number, concat('robin', number, '@brightfoods.example') as login
    where login_id = ${ADMIN}`.execute(db)
}

it('SRV-07 USR-14a kill -9 again and again while more than 1,000 are deleted by query: each once, one entry each', async () => {
  const demo = await openDemoDatabase(servers, crowd)
  const random = createRandom(SEED)
  const start = async () => {
    const port = await freePort()
    const server = servers.start({ ...demo.env, PORT: String(port) })
    await server.ready
    return { ...server, origin: `http://localhost:${port}` }
  }
  let server = await start()
  const headers = {
    cookie: await signIn(server.origin, ADMIN),
    'x-portal-request': '1',
    'content-type': 'application/json',
  }
  const send = async <Answer>(path: string, more: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${server.origin}/core-app-api/${path}`, { headers, ...more })
    return (await answer.json()) as Answer
  }
  const { tenant } = await send<{ tenant: { id: string } }>('v1/identity/user-context')
  const users = `companies/${tenant.id}/users`
  const body = JSON.stringify({ query: {}, exclude: [], expectedCount: OTHERS })
  const { jobId, accepted } = await send<JobStarted>(users, { method: 'DELETE', body })
  expect(accepted).toBe(OTHERS)
  const job = () => send<Job>(`v1/jobs/${jobId}`)

  const seen = [await job()]
  for (let kills = 0; kills < KILLS; kills += 1) {
    await pause(random.between(0, LONGEST))
    server.child.kill('SIGKILL')
    await server.ended
    server = await start()
    seen.push(await job())
  }
  expect(seen.map(({ status }) => status)).not.toContain('DONE')
  const processed = seen.map((then) => then.processed)
  expect(processed).toEqual(processed.toSorted((one, other) => one - other))
  await expect.poll(async () => (await job()).status, { timeout: 120_000, interval: 100 }).toBe('DONE')
  expect(await job()).toEqual({ status: 'DONE', processed: OTHERS, total: OTHERS, failed: [] })
  expect(await send<UserCounts>(`${users}/counts`)).toEqual({ active: 1, pending: 60, blocked: 25 })
  server.child.kill('SIGKILL')
  await server.ended

  const url = demo.env['DATABASE_URL']
  const opened = url ? await openPostgres(url) : await openEmbedded(join(servers.folder, 'data'))
  const entries = opened.db.selectFrom('activity_entries').select('entity_id').where('event', '=', 'USER_DELETED')
  const ids = (await entries.execute()).map(({ entity_id }) => entity_id)
  expect([ids.length, new Set(ids).size]).toEqual([OTHERS, OTHERS])
  await opened.close()
  await demo.close()
}, 600_000)
