import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table users_table_views (
    id uuid primary key default gen_random_uuid(),
    login_id text not null references users (login_id) on delete cascade,
    list text not null,
    name text not null,
    state text not null,
    is_default boolean not null,
    version integer not null default 1, ${AUDIT}
  )`,
  `create unique index users_table_views_names on users_table_views (login_id, list, folded(name))`,
  `create unique index users_table_views_defaults on users_table_views (login_id, list) where is_default`,
]

/** Users' saved views of a list's table by name; at most one default view for each list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
