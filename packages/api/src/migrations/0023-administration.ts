import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table users
    add column version integer not null default 1,
    add column blocked_in uuid,
    add column search_text text generated always as (folded(first_name || ' ' || last_name || ' ' || email)) stored`,
  `create index users_in_lists on users (company_id, status)`,
  `create index users_by_block on users (blocked_in) where blocked_in is not null`,
  `create index activity_entries_about on activity_entries (company_id, entity_id, at desc)`,
  `create index activity_entries_by_actor on activity_entries (company_id, actor_login_id, at desc)`,
  `alter table domains add column version integer not null default 1`,
  `create table users_chosen (
    id uuid primary key default gen_random_uuid(),
    job_id uuid not null references jobs (id) on delete cascade,
    login_id text not null references users (login_id),
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system',
    unique (job_id, login_id)
  )`,
]

/** User administration: row versions, search columns, and the targets of a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
