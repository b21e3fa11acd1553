import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Subjects of jobs, which distinguish several imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column about jsonb`.execute(db)
}
