import type { Job, JobStarted } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './core/database.ts'
import { ADMIN } from './testing/administering.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses, signIn } from './testing/process.ts'

const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
/** People beyond those of the demo data, so that an export lasts. */
const MORE = 20_000
const ALL = 1240 + MORE

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

/** Adds people to the administrator's company. */
function crowd(db: Db): Promise<unknown> {
  return sql`insert into users (login_id, email, company_id, first_name, last_name, user_type, third_party_user,
      can_switch_company, can_switch_persona, status, registered_at)
    select login, login, company_id, 'Zoë', 'Marsh', user_type, false, false, false, 'ACTIVE', registered_at
    from users, generate_series(1, ${MORE}) as number, concat('zoe', number, '@brightfoods.example') as login
    where login_id = ${ADMIN}`.execute(db)
}

it('USR-19 SRV-07 SRV-11 kill -9 while 21,240 are exported: the file that comes of it has each once', async () => {
  const demo = await openDemoDatabase(servers, crowd)
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
  const ask = (path: string, more: RequestInit = {}) => fetch(server.origin + path, { headers, ...more })
  const send = async <Answer>(path: string, more?: RequestInit): Promise<Answer> =>
    (await (await ask(`/core-app-api/${path}`, more)).json()) as Answer

  const { tenant } = await send<{ tenant: { id: string } }>('v1/identity/user-context')
  const body = JSON.stringify({ status: 'ACTIVE', format: 'csv', rows: 'all', columns: 'all', filters: {} })
  const { jobId } = await send<JobStarted>(`companies/${tenant.id}/users/export`, { method: 'POST', body })
  const job = () => send<Job>(`v1/jobs/${jobId}`)

  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = kills === 0 ? 0 : (await job()).processed
    // It is written anew, so that what it has behind it becomes less first.
    const isWriting = async () => {
      const { processed } = await job()
      return processed > 0 && processed !== before
    }
    await expect.poll(isWriting, { timeout: 60_000, interval: 20 }).toBe(true)
    server.child.kill('SIGKILL')
    await server.ended
    server = await start()
    expect((await job()).status).toBe('RUNNING')
  }
  await expect.poll(async () => (await job()).status, { timeout: 120_000, interval: 200 }).toBe('DONE')
  expect(await job()).toEqual({ status: 'DONE', processed: ALL, total: ALL, failed: [] })
  const { url } = await send<{ url: string }>(`v1/jobs/${jobId}/file`)
  const [head, ...lines] = (await (await ask(url)).text()).trimEnd().split('\r\n')
  expect(head?.split(',')).toHaveLength(7)
  expect([lines.length, new Set(lines).size]).toEqual([ALL, ALL])
  server.child.kill('SIGKILL')
  await server.ended
  await demo.close()
}, 900_000)
