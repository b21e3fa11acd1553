import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table activity_entries (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id),
    at timestamptz not null,
    event text not null,
    actor_login_id text not null,
    actor_name text not null,
    actor_company text not null,
    details jsonb not null default '{}',
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'
  )`,
  // Ends the sessions from before rights were stored with a session.
  `delete from sessions`,
  `alter table sessions add column rights text not null`,
  `alter table companies add column addendum_accepted_at timestamptz`,
  `create index activity_entries_by_company on activity_entries (company_id, at desc)`,
]

/** Log entries of a company, and the rights at a session's start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
