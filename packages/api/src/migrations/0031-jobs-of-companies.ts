import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table jobs add column company_id uuid references companies (id), add column permission text`,
  `create index jobs_by_company on jobs (company_id, created_at desc) where total is not null`,
]

/**
 * The company in which a job acts, and the permission that it needs. Users with this permission in the company can
 * follow and stop the job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
