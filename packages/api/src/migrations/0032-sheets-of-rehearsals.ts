import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The worksheet that an import preview has read, and the other worksheets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users_rehearsals add column sheets jsonb`.execute(db)
}
