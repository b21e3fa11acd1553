import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table users add column phone text, add column job_title text`,
  `alter table users drop constraint users_stage_check`,
  `alter table users add constraint users_stage_check
    check (stage in ('INVITATION_SENT', 'GRANTING_ACCESS', 'COMPLETING', 'WAITING_FOR_ACCESS', 'FAILED'))`,
  `create table users_promised_products (
    id uuid primary key default gen_random_uuid(),
    login_id text not null references users (login_id) on delete cascade,
    product_code text not null references products (code),
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system',
    unique (login_id, product_code)
  )`,
]

/** Users' registration details, and the products that their invitation promises. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
