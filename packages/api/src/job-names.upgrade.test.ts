import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApprovedJob } from './access/decide.ts'
import { expireRequestsJob } from './access/expire-requests-job.ts'
import { up as upgrade } from './migrations/0043-standard-names.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'
import { addUsersJob } from './users/add-users.ts'
import { bulkUpdateUsersJob } from './users/bulk-actions.ts'
import { completeGrantsJob } from './users/edit-user.ts'
import { provisionUserJob } from './users/provision-user-job.ts'

const CURRENT = {
  'access.expiry': expireRequestsJob,
  'access.open-approved': openApprovedJob,
  'users.adding': addUsersJob,
  'users.many': bulkUpdateUsersJob,
  'users.opening': completeGrantsJob,
  'users.provisioning': provisionUserJob,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Restores the names of a table and a function that the migration renames. */
async function downgrade(): Promise<void> {
  await sql`alter table session_reset_requests rename to session_reset_wishes`.execute(server.db)
  await sql`alter function normalized_text(text) rename to folded`.execute(server.db)
}

it('SRV-07 waiting jobs of the previous version get the names of the current jobs', async () => {
  await downgrade()
  const now = server.clock.now()
  for (const kind of Object.keys(CURRENT)) {
    await sql`insert into jobs (kind, input, status, due_at, started_by, company_id, created_at, created_by, updated_at, updated_by)
      values (${kind}, jsonb_build_object('before', ${kind}::text), 'QUEUED', ${now}, 'system', null, ${now}, 'system', ${now}, 'system')`.execute(
      server.db,
    )
  }
  await upgrade(server.db as unknown as Kysely<unknown>)
  const { rows } = await sql<{ kind: string; before: string }>`select kind, input ->> 'before' as before from jobs
    where input ? 'before' order by before`.execute(server.db)
  expect(rows).toEqual(Object.entries(CURRENT).map(([before, { name }]) => ({ before, kind: name })))
})
