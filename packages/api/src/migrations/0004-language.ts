import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table session_preferences alter column language_code drop default`,
  `alter table session_preferences alter column language_code drop not null`,
]

/** Users who haven't chosen a language have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
