import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table rate_limits (
    id uuid primary key default gen_random_uuid(),
    key_hash text not null unique,
    count integer not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'
  )`,
  `create index rate_limits_by_end on rate_limits (expires_at)`,
]

/** Recent counts of strictly limited calls, shared by all servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
