import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table mails (
    id uuid primary key default gen_random_uuid(),
    recipient text not null,
    locale text not null check (locale in ('en-US', 'es-MX', 'fr-CA')),
    subject text not null,
    body text not null,
    sent_at timestamptz, ${AUDIT}
  )`,
  `create index mails_unsent on mails (created_at) where sent_at is null`,
  `create table session_resets (
    id uuid primary key default gen_random_uuid(),
    token_hash text not null unique,
    login_id text not null references users (login_id) on delete cascade,
    expires_at timestamptz not null, ${AUDIT}
  )`,
  `create table idempotency_keys (
    key_hash text primary key,
    request_hash text not null,
    status integer,
    answer jsonb, ${AUDIT}
  )`,
]

/** The outbox, single-use links that set a password, and the responses to writes that can be sent twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
