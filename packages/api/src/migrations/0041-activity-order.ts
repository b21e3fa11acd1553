import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `drop index activity_entries_in_order`,
  `create index activity_entries_in_order on activity_entries (company_id, at desc nulls last, id)`,
]

/** The index of the activity log has the order of lists, nulls included: in any other one PostgreSQL sorts each range. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
