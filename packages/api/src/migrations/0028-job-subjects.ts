import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** What jobs are about: whoever has uploaded three files tells their jobs apart by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column about jsonb`.execute(db)
}
