import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table users_rehearsals (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id),
    login_id text not null references users (login_id),
    mode text not null check (mode in ('add', 'edit')),
    file_hash text not null,
    rows jsonb not null,
    left_out jsonb not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system'
  )`,
  `create index users_rehearsals_by_age on users_rehearsals (created_at)`,
]

/** Previews of user imports, kept for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
