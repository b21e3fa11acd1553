import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Versions of an import preview, so that a commit applies the version that the user saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users_rehearsals add column version integer not null default 1`.execute(db)
}
