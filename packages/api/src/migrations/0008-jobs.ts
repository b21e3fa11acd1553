import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table jobs (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    input jsonb not null,
    progress jsonb,
    status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
    tries integer not null default 0,
    reason text,
    due_at timestamptz not null,
    ended_at timestamptz,
    started_by text not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'
  )`,
  `create index jobs_waiting on jobs (due_at) where ended_at is null`,
]

/** Jobs: work that continues after the call that started it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
