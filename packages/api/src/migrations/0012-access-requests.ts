import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table access_requests (
    id uuid primary key default gen_random_uuid(),
    login_id text not null references users (login_id) on delete cascade,
    company_id uuid not null references companies (id),
    requestor_note text not null,
    status text not null default 'SUBMITTED'
      check (status in ('SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
    expires_at timestamptz not null,
    decided_at timestamptz,
    reason text, ${AUDIT}
  )`,
  `create unique index access_requests_open on access_requests (login_id, company_id) where status = 'SUBMITTED'`,
  `create index access_requests_by_person on access_requests (login_id, created_at desc)`,
  `create index access_requests_by_company on access_requests (company_id, status, created_at desc)`,
  `create table access_requests_products (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references access_requests (id) on delete cascade,
    product_code text not null references products (code),
    is_approved boolean, ${AUDIT},
    unique (request_id, product_code)
  )`,
]

/** Internal users' access requests; one at a time for each company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
