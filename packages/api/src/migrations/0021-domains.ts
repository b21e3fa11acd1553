import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The domains that companies' users can have email addresses in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table domains (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id) on delete cascade,
    domain_name text not null check (domain_name = lower(domain_name)),
    allow_sub_domains boolean not null,
    is_3p_domain boolean not null,
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system',
    unique (company_id, domain_name)
  )`.execute(db)
}
