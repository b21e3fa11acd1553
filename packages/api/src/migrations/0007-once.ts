import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `delete from idempotency_keys where status is null`,
  `alter table idempotency_keys drop column status`,
  `alter table mails add column taken_at timestamptz`,
]

/** Idempotency keys are stored only with a response, and a server claims a mail before it sends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
