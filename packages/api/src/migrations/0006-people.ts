import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table session_reset_wishes (
    id uuid primary key default gen_random_uuid(),
    login_id text not null,
    tenant text not null check (tenant in ('US', 'MX', 'CA')),
    origin text not null,
    locale text not null check (locale in ('en-US', 'es-MX', 'fr-CA')), ${AUDIT}
  )`,
  `alter table session_resets add column ended_at timestamptz`,
  `create index session_resets_by_login on session_resets (login_id, created_at)`,

  `create table sessions_companies (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references sessions (id) on delete cascade,
    company_id uuid not null references companies (id) on delete cascade, ${AUDIT},
    unique (session_id, company_id)
  )`,

  // Combining marks are removed after decomposition; letters without decomposition are listed.
  `create function folded(given text) returns text language sql immutable strict parallel safe as $$
    select lower(translate(
      regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]', '', 'g') collate "C", 'ØøŁłĐđ', 'oolldd'
    ))
  $$`,

  ...['session_credentials', 'session_preferences', 'idempotency_keys'].map(
    (table) => `alter table ${table} add column id uuid not null default gen_random_uuid() unique`,
  ),
]

/**
 * Requests for new passwords, the companies that a session has acted for, search without accents, and ids for all rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
