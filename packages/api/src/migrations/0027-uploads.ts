import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'`

const STATEMENTS = [
  `alter table users_rehearsals
    add column file_name text not null default '',
    add column is_mended boolean not null default false,
    add column job_id uuid references jobs (id) on delete set null`,
  `create table users_uploads (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id),
    mode text not null check (mode in ('add', 'edit')),
    file_hash text not null,
    ${AUDIT},
    unique (company_id, mode, file_hash)
  )`,
  `create table users_uploads_rows (
    id uuid primary key default gen_random_uuid(),
    job_id uuid not null references jobs (id) on delete cascade,
    row integer not null,
    place integer,
    deed text check (deed in ('ADD', 'CHANGE')),
    values jsonb not null,
    errors jsonb not null default '[]',
    ${AUDIT},
    unique (job_id, place)
  )`,
  `alter table jobs_files add column is_of_failed_rows boolean not null default false`,
]

/** Imported files of users, the rows of their jobs, and the files with the rows that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
