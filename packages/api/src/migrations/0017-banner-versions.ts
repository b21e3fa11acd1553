import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** A banner's version, so that no user overwrites a change that they have not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banners add column version integer not null default 1`.execute(db)
}
