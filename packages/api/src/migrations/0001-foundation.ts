import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const TENANT = `check (tenant in ('US', 'MX', 'CA'))`
const LOCALE = `check (locale in ('en-US', 'es-MX', 'fr-CA'))`

const STATEMENTS = [
  `create table config (
    id uuid primary key default gen_random_uuid(),
    tenant text ${TENANT},
    environment text,
    key text not null,
    value jsonb not null, ${AUDIT}
  )`,
  `create unique index config_place on config (key, coalesce(tenant, ''), coalesce(environment, ''))`,

  `create table companies (
    id uuid primary key default gen_random_uuid(),
    tenant text not null ${TENANT},
    name text not null,
    type text check (type in ('SUPPLIER', 'THIRD_PARTY_AGENCY', 'ACCOUNT', 'INTERNAL', 'BASIC_VENDOR')),
    account_type text check (account_type in ('Basic', 'Charter')),
    status text not null check (status in ('ACTIVE', 'PENDING', 'SUSPENDED', 'INACTIVE')),
    admin_email text,
    audit_status text not null default 'NONE' check (audit_status in ('NONE', 'PENDING', 'CONFIRMED', 'OVERDUE')),
    audit_deadline date,
    addendum_version text, ${AUDIT}
  )`,
  `create index companies_by_name on companies (tenant, name)`,

  `create table users (
    login_id text primary key check (login_id = lower(login_id)),
    company_id uuid not null references companies (id),
    email text not null,
    first_name text not null,
    last_name text not null,
    user_type text not null check (user_type in ('INTERNAL', 'EXTERNAL')),
    third_party_user boolean not null default false,
    user_group text check (user_group in ('SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR', 'ADMIN')),
    status text not null check (status in ('PENDING', 'ACTIVE', 'BLOCKED', 'DELETED')),
    stage text check (stage in ('INVITATION_SENT', 'GRANTING_ACCESS', 'COMPLETING', 'WAITING_FOR_ACCESS')),
    internal_kind text check (internal_kind in ('internal_merchant', 'internal_asset_protection')),
    sbu text,
    buo_area_number text,
    can_switch_company boolean not null default false,
    can_switch_persona boolean not null default false,
    registered_at timestamptz,
    terms_version text,
    nda_version text,
    nda_accepted_at timestamptz,
    blocked_reason text,
    blocked_by text,
    blocked_at timestamptz,
    last_login_at timestamptz,
    previous_login_at timestamptz, ${AUDIT}
  )`,
  `create index users_by_company on users (company_id, status, last_name)`,

  `create table companies_members (
    id uuid primary key default gen_random_uuid(),
    login_id text not null references users (login_id) on delete cascade,
    company_id uuid not null references companies (id), ${AUDIT},
    unique (login_id, company_id)
  )`,

  `create table legal_versions (
    id uuid primary key default gen_random_uuid(),
    document text not null check (document in ('terms', 'nda', 'addendum')),
    version text not null,
    effective_at timestamptz not null, ${AUDIT},
    unique (document, version)
  )`,

  `create table session_credentials (
    login_id text primary key references users (login_id) on delete cascade,
    password_hash text not null, ${AUDIT}
  )`,
  `create table session_failures (
    id uuid primary key default gen_random_uuid(),
    login_id text not null,
    failed_at timestamptz not null, ${AUDIT}
  )`,
  `create index session_failures_by_login on session_failures (login_id, failed_at desc)`,
  `create table session_preferences (
    login_id text primary key references users (login_id) on delete cascade,
    language_code text not null default 'en-US' check (language_code in ('en-US', 'es-MX', 'fr-CA')),
    timezone text not null,
    rows_per_page integer not null,
    dismissed_banners jsonb not null default '[]',
    appearance text not null default 'system' check (appearance in ('system', 'light', 'dark', 'high-contrast')),
    density text not null default 'comfortable' check (density in ('comfortable', 'compact')), ${AUDIT}
  )`,
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash text not null unique,
    login_id text not null references users (login_id) on delete cascade,
    tenant text not null ${TENANT},
    last_activity_at timestamptz not null,
    expires_at timestamptz not null, ${AUDIT}
  )`,
  `create index sessions_by_login on sessions (login_id)`,
  `create table session_provider (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz, ${AUDIT},
    primary key (model, id)
  )`,
  `create index session_provider_by_grant on session_provider (grant_id)`,
  `create index session_provider_by_uid on session_provider (uid)`,
  `create table session_keys (
    id uuid primary key default gen_random_uuid(),
    purpose text not null unique,
    jwk jsonb not null, ${AUDIT}
  )`,

  `create table products (
    id uuid primary key default gen_random_uuid(),
    code text not null unique,
    redirect_url text not null,
    is_new_tab boolean not null,
    restricted_launch_flag text check (restricted_launch_flag in ('alpha', 'beta')),
    hidden_tenants jsonb not null default '[]',
    image text, ${AUDIT}
  )`,
  `create table products_texts (
    id uuid primary key default gen_random_uuid(),
    product_code text not null references products (code) on delete cascade,
    locale text not null ${LOCALE},
    title text not null,
    description text not null,
    footer text not null,
    learn_title text not null,
    learn_description text not null,
    key_notes jsonb not null,
    sub_text text not null, ${AUDIT},
    unique (product_code, locale)
  )`,
  `create table products_allowed_companies (
    id uuid primary key default gen_random_uuid(),
    product_code text not null references products (code) on delete cascade,
    company_id uuid not null references companies (id) on delete cascade, ${AUDIT},
    unique (product_code, company_id)
  )`,
  `create table products_grants (
    id uuid primary key default gen_random_uuid(),
    login_id text not null references users (login_id) on delete cascade,
    product_code text not null references products (code),
    status text not null check (status in ('ACCESS_PENDING', 'ACCESS_COMPLETE')),
    access_level integer not null default 3 check (access_level between 1 and 4), ${AUDIT},
    unique (login_id, product_code)
  )`,

  `create table banners (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    severity text not null check (severity in ('info', 'warning', 'error')),
    tenants jsonb not null default '["US", "MX", "CA"]',
    dismissible boolean not null,
    link_url text,
    starts_at timestamptz not null,
    ends_at timestamptz, ${AUDIT}
  )`,
  `create table banners_texts (
    id uuid primary key default gen_random_uuid(),
    banner_id uuid not null references banners (id) on delete cascade,
    locale text not null ${LOCALE},
    title text not null,
    text text not null,
    link_text text, ${AUDIT},
    unique (banner_id, locale)
  )`,

  `create table analytics_events (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    page text not null,
    locale text not null ${LOCALE},
    tenant text not null ${TENANT},
    at timestamptz not null,
    props jsonb not null, ${AUDIT}
  )`,
  `create index analytics_events_by_time on analytics_events (at)`,
]

/** The tables of the first areas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
