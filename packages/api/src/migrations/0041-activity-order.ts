import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `drop index activity_entries_in_order`,
  `create index activity_entries_in_order on activity_entries (company_id, at desc nulls last, id)`,
]

/**
 * The activity log's index has exactly the order of its lists, including nulls. With any other index, PostgreSQL sorts
 * each range.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
