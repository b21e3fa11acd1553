import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The progress of jobs that users follow, and the rows that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs
    add column total integer,
    add column processed integer not null default 0,
    add column failed jsonb not null default '[]'`.execute(db)
}
