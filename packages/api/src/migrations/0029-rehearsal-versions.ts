import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Which state of a report somebody has seen, so that what is committed is what they have seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users_rehearsals add column version integer not null default 1`.execute(db)
}
