import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table companies_products (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references companies (id) on delete cascade,
    product_code text not null references products (code),
    status text not null check (status in ('ACTIVE', 'PENDING', 'INACTIVE')),
    created_at timestamptz not null default now(),
    created_by text not null default 'system',
    updated_at timestamptz not null default now(),
    updated_by text not null default 'system',
    unique (company_id, product_code)
  )`,
  // Until now, companies had the products that their users had, waited for or were promised.
  `insert into companies_products (company_id, product_code, status)
    select users.company_id, held.product_code,
      case when bool_or(held.is_open) then 'ACTIVE' else 'PENDING' end
    from users join (
      select login_id, product_code, status = 'ACCESS_COMPLETE' as is_open from products_grants
      union all
      select login_id, product_code, false from users_promised_products join users using (login_id) where stage is not null
    ) as held using (login_id)
    where users.status <> 'DELETED'
    group by users.company_id, held.product_code`,
]

/** Companies' own products, whichever of their users have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
