import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  // These versions had no texts, so no user could have read one.
  `drop table legal_versions`,
  `create table legal_documents (
    id uuid primary key default gen_random_uuid(),
    document text not null check (document in ('terms', 'nda', 'addendum', 'privacy-policy')),
    variant text not null,
    tenant text not null check (tenant in ('US', 'MX', 'CA')),
    version text not null,
    effective_at timestamptz not null, ${AUDIT},
    unique (document, variant, tenant, version)
  )`,
  `create index legal_documents_in_force on legal_documents (document, variant, tenant, effective_at desc)`,
  `create table legal_texts (
    id uuid primary key default gen_random_uuid(),
    document_id uuid not null references legal_documents (id) on delete cascade,
    locale text not null,
    title text not null,
    html text not null, ${AUDIT},
    unique (document_id, locale)
  )`,
  `alter table users add column terms_accepted_at timestamptz`,
  `update users set terms_accepted_at = registered_at where terms_version is not null`,
]

/** Documents with their texts, by variant, tenant, language, version and day of effect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
