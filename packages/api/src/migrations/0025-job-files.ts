import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table jobs drop constraint jobs_status_check,
    add constraint jobs_status_check check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'STOPPED'))`,
  `create index jobs_by_starter on jobs (started_by, created_at desc) where total is not null`,
  `create table jobs_files (
    id uuid primary key default gen_random_uuid(),
    job_id uuid not null unique references jobs (id) on delete cascade,
    company_id uuid not null references companies (id),
    name text not null,
    media_type text not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'
  )`,
]

/** Jobs can be stopped by their starter, and can create a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
