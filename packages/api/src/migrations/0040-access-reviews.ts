import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table access_reviews (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id),
    status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'OVERDUE')),
    deadline date not null,
    confirmed_at timestamptz,
    confirmed_by text,
    evidence jsonb,
    version integer not null default 1, ${AUDIT},
    check ((status = 'CONFIRMED') = (confirmed_at is not null and evidence is not null))
  )`,
  `create unique index access_reviews_open on access_reviews (company_id) where status <> 'CONFIRMED'`,
  `create index access_reviews_by_company on access_reviews (company_id, created_at desc)`,
  `create table access_reviews_decisions (
    id uuid primary key default gen_random_uuid(),
    review_id uuid not null references access_reviews (id) on delete cascade,
    login_id text not null references users (login_id) on delete cascade,
    decision text check (decision in ('KEEP', 'REMOVE')),
    note text not null default '',
    version integer not null default 1, ${AUDIT},
    unique (review_id, login_id)
  )`,
  // Audits that are under way continue as reviews.
  `insert into access_reviews (company_id, status, deadline)
    select id, audit_status, coalesce(audit_deadline, current_date + 30) from companies
    where audit_status in ('PENDING', 'OVERDUE')`,
  `insert into jobs (kind, input, due_at, started_by)
    select 'accessReviews.deadline', jsonb_build_object(
      'reviewId', id,
      'deadline', deadline::text,
      'from', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ), now(), 'system'
    from access_reviews where status = 'PENDING'`,
  `update banners set link_url = link_url || '?review=current' where kind = 'AUDIT' and link_url like '%/admin/userList'`,
]

/** Access reviews of basic companies and the decisions on their users; a company has one open review at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
