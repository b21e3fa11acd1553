import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table flags (
    id uuid primary key default gen_random_uuid(),
    key text not null unique,
    enabled boolean not null,
    variation_key text not null,
    percentage double precision not null check (percentage between 0 and 100),
    tenants jsonb not null,
    version integer not null, ${AUDIT}
  )`,
  `create index activity_entries_by_entity on activity_entries (event, entity_id, at desc)`,
]

/** Flag rollouts that differ from the defaults, and the log of an entity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
