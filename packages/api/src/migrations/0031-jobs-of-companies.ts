import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table jobs add column company_id uuid references companies (id), add column permission text`,
  `create index jobs_by_company on jobs (company_id, created_at desc) where total is not null`,
]

/** In which company jobs act, and by which permission: whoever has it there can follow and stop them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
