import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The staff members who are writing on an incident, each until a time that a new report extends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table incidents_writers (
    id uuid primary key default gen_random_uuid(),
    incident_id uuid not null references incidents (id) on delete cascade,
    login_id text not null references users (login_id) on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system',
    unique (incident_id, login_id)
  )`.execute(db)
}
