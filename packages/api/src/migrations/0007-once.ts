import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `delete from idempotency_keys where status is null`,
  `alter table idempotency_keys drop column status`,
  `alter table mails add column taken_at timestamptz`,
]

/** A key stands for an answer that was given, never for one that may come; a mail is one server's to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
