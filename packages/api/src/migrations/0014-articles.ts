import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`

const STATEMENTS = [
  `create table content_articles (
    id uuid primary key default gen_random_uuid(),
    article text not null,
    tenant text not null check (tenant in ('US', 'MX', 'CA')),
    published_at timestamptz not null, ${AUDIT},
    unique (tenant, article)
  )`,
  `create table content_articles_texts (
    id uuid primary key default gen_random_uuid(),
    article_id uuid not null references content_articles (id) on delete cascade,
    locale text not null,
    title text not null,
    summary text not null,
    html text not null, ${AUDIT},
    unique (article_id, locale)
  )`,
]

/** Public articles, with their texts by tenant and language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
