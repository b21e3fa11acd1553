import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Which sheet of a workbook a rehearsal has read, and which not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users_rehearsals add column sheets jsonb`.execute(db)
}
