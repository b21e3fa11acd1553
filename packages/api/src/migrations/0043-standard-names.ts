import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const RENAMED_JOBS = {
  'access.expiry': 'access.expireRequests',
  'access.open-approved': 'access.openApproved',
  'users.adding': 'users.addUser',
  'users.opening': 'users.completeGrants',
  'users.many': 'users.bulkUpdate',
  'users.provisioning': 'users.provision',
}

/** Renames tables, functions and jobs to the field's terms. Waiting jobs stay in the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_reset_wishes rename to session_reset_requests`.execute(db)
  await sql`alter function folded(text) rename to normalized_text`.execute(db)
  // The text of this function has the old name of the other one.
  await sql
    .raw(`create or replace function dictionary_key(given text) returns text language sql immutable strict parallel safe as $$
    select translate(normalized_text(given), E'_-\\u2010\\u2011\\u2013\\u2019\\u2018\\u02bc\\u00a0\\u202f', E'     \\'\\'\\'  ')
  $$`)
    .execute(db)
  for (const [before, after] of Object.entries(RENAMED_JOBS)) {
    await sql`update jobs set kind = ${after} where kind = ${before}`.execute(db)
  }
  await sql`update jobs set input = input - 'act' || jsonb_build_object('action', input -> 'act')
    where kind = 'users.bulkUpdate' and input ? 'act'`.execute(db)
}
