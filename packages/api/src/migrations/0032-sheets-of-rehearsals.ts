import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The sheet of a workbook that a rehearsal has read, and the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users_rehearsals add column sheets jsonb`.execute(db)
}
