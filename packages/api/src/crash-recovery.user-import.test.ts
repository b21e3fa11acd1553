import { join } from 'node:path'
import type { Job, JobStarted, ImportPreview } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded, openPostgres } from './core/database/database.ts'
import { createRandom } from './core/mock/random.ts'
import { openDemoDatabase } from './testing/demo-database.ts'
import { startKilledServer } from './testing/killed-server.ts'
import type { Processes } from './testing/process.ts'
import { openProcesses } from './testing/process.ts'
import { newcomer, fileOf } from './testing/importing.ts'

/** How often the server is killed: twice in the full suite, twenty times with `npm test -- kills kills-postgresql`. */
const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_127)
/** The longest time that a server works before it is killed, in milliseconds. */
const LONGEST = 100
/** Valid rows in addition to the corrected and pasted ones, so that work remains at the last kill. */
const GOOD = 200 + KILLS * 100
const [CORRECTED, PASTED, FAULTY] = [3, 20, 7]
const ALL = GOOD + CORRECTED + PASTED
const HEAD = 2

const at = (name: string) => `${name}@brightfoods.example`
const many = <Of>(count: number, make: (n: number) => Of): Of[] => Array.from({ length: count }, (_, n) => make(n))

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('USR-17 SRV-07 kill -9 during an import: the user of each valid row is added and invited once, and a file has the other rows', async () => {
  const demo = await openDemoDatabase(servers)
  const random = createRandom(SEED)
  const server = await startKilledServer(servers, demo.env)
  const { send } = server
  const { tenant } = await send<{ tenant: { id: string } }>('v1/identity/user-context')
  const bulk = `companies/${tenant.id}/users/bulk`
  const preview = (file: Blob) => {
    const form = new FormData()
    form.append('file', file, 'people.csv')
    return send<ImportPreview>(`${bulk}/preview`, 'POST', form)
  }
  const job = ({ jobId }: JobStarted) => send<Job>(`v1/jobs/${jobId}`)
  const ended = async (started: JobStarted) => {
    await expect.poll(async () => (await job(started)).status, { timeout: 400_000, interval: 100 }).toBe('DONE')
    return job(started)
  }

  const file = new Blob([
    fileOf(
      ...many(CORRECTED, (n) => newcomer(at(`corrected${n}`), { role: 'Jefe' })),
      ...many(PASTED, () => newcomer('')),
      ...many(FAULTY, (n) => newcomer(`stranger${n}@elsewhere.example`)),
      ...many(GOOD, (n) => newcomer(at(`good${n}`))),
    ),
  ])
  const report = await preview(file)
  expect(report.counts).toMatchObject({ valid: GOOD, invalid: CORRECTED + PASTED + FAULTY })
  const corrected = many(CORRECTED, (n) => ({ row: HEAD + n, values: { role: 'Usuario' } }))
  const pasted = many(PASTED, (n) => ({ row: HEAD + CORRECTED + n, values: { email: at(`pasted${n}`) } }))
  await send(`${bulk}/${report.id}`, 'PUT', { rows: [...corrected, ...pasted] })
  const commit = () => send<JobStarted>(bulk, 'POST', { id: report.id })
  const started = await commit()
  expect([started.accepted, started.rejected.length]).toEqual([ALL, FAULTY])

  const seen: Job[] = []
  for (let kills = 0; kills < KILLS; kills += 1) {
    await pause(random.between(0, LONGEST))
    await server.replace()
    seen.push(await job(started))
    // Commits again, as after a lost first response.
    expect(await commit()).toEqual({ ...started, isRepeated: true })
  }
  expect(seen.map(({ status }) => status)).not.toContain('DONE')
  expect(await ended(started)).toMatchObject({ processed: ALL + FAULTY, total: ALL + FAULTY })
  expect((await job(started)).failed).toHaveLength(FAULTY)

  const { url } = await send<{ url: string }>(`v1/jobs/${started.jobId}/failed-rows`)
  const failed = await preview(await (await server.ask(url)).blob())
  expect([failed.rows.length, failed.skippedColumns, failed.counts.invalid]).toEqual([FAULTY, [], FAULTY])
  const rows = failed.rows.map(({ row }) => ({ row, values: { email: at(`stranger${row}`) } }))
  const second = await send<JobStarted>(bulk, 'POST', { id: failed.id, rows })
  expect(second.accepted).toBe(FAULTY)
  expect(await ended(second)).toEqual({ status: 'DONE', processed: FAULTY, total: FAULTY, failed: [] })
  const again = await preview(file)
  expect([again.counts.valid, again.counts.wouldOverwrite, again.uploaded?.by]).toEqual([0, 0, 'Dana Reyes'])
  expect(await send(bulk, 'POST', { id: again.id })).toMatchObject({ code: 'FILE_UPLOADED' })
  await server.kill()

  const database = demo.env['DATABASE_URL']
  const opened = database ? await openPostgres(database) : await openEmbedded(join(servers.folder, 'data'))
  const isNew = sql<boolean>`entity_id ~ '^(good|corrected|pasted|stranger)[0-9]+@'`
  const created = await opened.db
    .selectFrom('activity_entries')
    .select('entity_id')
    .where('event', '=', 'USER_CREATED')
    .where(isNew)
    .execute()
  const added = created.map(({ entity_id }) => entity_id ?? '').toSorted()
  const mails = opened.db.selectFrom('mails').select('recipient').where('recipient', 'in', added)
  const invited = (await mails.execute()).map(({ recipient }) => recipient).toSorted()
  expect([added.length, new Set(added).size]).toEqual([ALL + FAULTY, ALL + FAULTY])
  expect(invited).toEqual(added)
  await opened.close()
  await demo.close()
}, 1_500_000)
