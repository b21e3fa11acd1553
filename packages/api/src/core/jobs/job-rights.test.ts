import type { JobStarted } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Exporting } from '../../testing/administration.ts'
import { ADMIN, exporting, waitForJob } from '../../testing/administration.ts'
import type { TestServer } from '../../testing/server.ts'
import { startTestServer } from '../../testing/server.ts'
import { previewFile, sendCommit } from '../../testing/importing.ts'
import { listJobs, readJob } from './job-status.ts'

let server: TestServer
let person: Exporting
beforeEach(async () => {
  server = await startTestServer()
  person = await exporting(server)
})
afterEach(() => server.close())

const demote = () => server.db.updateTable('users').set({ user_group: null }).where('login_id', '=', ADMIN).execute()

/** Removes the administrator's role when a user is added. */
async function demoteWith(loginId: string): Promise<void> {
  await sql`create function demote() returns trigger language plpgsql as $$ begin
    update users set user_group = null where login_id = ${sql.lit(ADMIN)}; return new; end $$`.execute(server.db)
  await sql`create trigger demoting after insert on users for each row
    when (new.login_id = ${sql.lit(loginId)}) execute function demote()`.execute(server.db)
}

it('USR-17 SES-06 an import stops after the current batch if its administrator loses the role', async () => {
  const rows = Array.from(
    { length: 120 },
    (_, index) => `Ana,Ruiz,new${index}@brightfoods.example,COMPANY,REPORT_BUILDER,ADMIN`,
  )
  const file = ['First Name,Last Name,Email,Company Type,Products,Role', ...rows].join('\n')
  const sent = { by: person.admin, users: person.users }
  const report = await previewFile(file, sent)
  await demoteWith('new7@brightfoods.example')
  const started = (await sendCommit(report, {}, sent)).json<JobStarted>()
  const statusNow = async () => {
    await server.runJobs()
    return (await readJob(server.db, started.jobId, { loginId: ADMIN, company: null }))?.status
  }
  await expect.poll(statusNow).toBe('STOPPED')
  const [listed] = await listJobs(server.db, { loginId: ADMIN, company: null }, server.clock.now())
  expect(listed).toMatchObject({ jobId: started.jobId, stoppedBy: null, hasLostRights: true })
  const added = await server.db
    .selectFrom('users')
    .select('login_id')
    .where('login_id', 'like', 'new%@brightfoods.example')
    .execute()
  expect(added).toHaveLength(50)
})

it('B-05 SES-06 an export can no longer be downloaded after its user loses the permission', async () => {
  const options = { status: 'ACTIVE', format: 'csv', rows: 'all', columns: 'all', filters: {} }
  const started = (await person.admin.post(`${person.users}/export`, options)).json<JobStarted>()
  await waitForJob(server, started, person.admin)
  const link = (await person.admin.get(`v1/jobs/${started.jobId}/file`)).json<{ url: string }>().url
  expect((await person.admin.send('GET', link)).statusCode).toBe(200)
  await demote()
  const again = await server.signedIn(ADMIN)
  expect((await again.get(`v1/jobs/${started.jobId}/file`)).statusCode).toBe(404)
  expect((await again.send('GET', link)).statusCode).toBe(404)
})
