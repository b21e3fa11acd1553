import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `alter table companies add column business_code text check (business_code ~ '^[A-Z0-9]{4,20}$')`,
  `update companies set business_code = upper(substr(md5(id::text), 1, 10)) where type = 'THIRD_PARTY_AGENCY'`,
  `create unique index companies_by_code on companies (tenant, business_code)`,
  `create table partners (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id) on delete cascade,
    partner_company_id uuid not null references companies (id) on delete cascade,
    access_level integer not null check (access_level between 1 and 4), ${AUDIT},
    unique (company_id, partner_company_id)
  )`,
  `create index partners_by_agency on partners (partner_company_id)`,
  `create table partners_products (
    id uuid primary key default gen_random_uuid(),
    partner_id uuid not null references partners (id) on delete cascade,
    product_code text not null references products (code), ${AUDIT},
    unique (partner_id, product_code)
  )`,
  // Rows are unique: a user who is both a member and a partner's user appears once.
  `create view companies_delegates as
    select login_id, company_id from companies_members
    union
    select users.login_id, partners.company_id
    from users
      join companies as agencies on agencies.id = users.company_id
      join partners on partners.partner_company_id = agencies.id
    where users.can_switch_company and users.status = 'ACTIVE'
      and agencies.type = 'THIRD_PARTY_AGENCY' and agencies.status = 'ACTIVE'`,
]

/** The agencies that act for companies, their codes, and all users who can act for a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
