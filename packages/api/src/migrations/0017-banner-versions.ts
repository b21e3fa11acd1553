import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** How often a banner was changed, so that nobody overwrites what they have not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banners add column version integer not null default 1`.execute(db)
}
