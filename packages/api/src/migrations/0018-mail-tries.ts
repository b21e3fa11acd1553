import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The number of attempts to send a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column tries integer not null default 0`.execute(db)
  await sql`update mails set tries = 1 where sent_at is not null`.execute(db)
}
