import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`
const ID = 'id uuid primary key default gen_random_uuid()'
const LOCALE = `locale text not null check (locale in ('en-US', 'es-MX', 'fr-CA'))`
const COLLECTION = `collection text not null
  check (collection in ('supplier', 'charter', 'internal', 'basic', 'wem', 'release-notes'))`

const STATEMENTS = [
  `create table content_categories (
    ${ID},
    ${COLLECTION},
    slug text not null,
    parent_id uuid references content_categories (id),
    position int not null default 0, ${AUDIT},
    unique (collection, slug)
  )`,
  `create table content_categories_texts (
    ${ID},
    category_id uuid not null references content_categories (id) on delete cascade,
    ${LOCALE},
    title text not null, ${AUDIT},
    unique (category_id, locale)
  )`,
  // The audiences, the tags and `is_public` come from the last published version.
  `create table content_items (
    ${ID},
    ${COLLECTION},
    slug text not null,
    category_id uuid references content_categories (id),
    position int not null default 0,
    tenants text[] not null default '{US,MX,CA}',
    audiences text[] not null,
    tags text[] not null default '{}',
    products text[] not null default '{}',
    is_public boolean not null default false,
    review_on date,
    published_at timestamptz, ${AUDIT},
    unique (collection, slug)
  )`,
  `create index content_items_by_day on content_items (collection, published_at desc)`,
  `create table content_versions (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    ${LOCALE},
    version int not null check (version > 0),
    state text not null check (state in ('DRAFT', 'PUBLISHED')),
    title text not null,
    summary text not null,
    keywords text not null,
    format text not null check (format in ('markdown', 'html')),
    source text not null,
    audiences text[] not null,
    tags text[] not null,
    is_public boolean not null, ${AUDIT},
    unique (item_id, locale, version)
  )`,
  // The published text of an item in each language, and its words as stems of that language.
  `create table content_texts (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    ${LOCALE},
    version int not null,
    title text not null,
    summary text not null,
    keywords text not null,
    headings text not null,
    body text not null,
    html text not null,
    changed_at timestamptz not null,
    title_key text not null generated always as (dictionary_key(title)) stored,
    words tsvector not null generated always as (
      setweight(dictionary_words_of(title, locale), 'A')
      || setweight(dictionary_words_of(keywords || ' ' || summary, locale), 'B')
      || setweight(dictionary_words_of(headings, locale), 'C')
      || setweight(dictionary_words_of(body, locale), 'D')
    ) stored, ${AUDIT},
    unique (item_id, locale)
  )`,
  `create index content_texts_by_words on content_texts using gin (words)`,
  // The words of titles, keywords, summaries and headings, for searches with a typo.
  `create table content_words (
    ${ID},
    ${LOCALE},
    word text not null, ${AUDIT},
    unique (locale, word)
  )`,
  `create index content_words_by_length on content_words (locale, length(word))`,
  `create table content_reads (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    day date not null,
    count int not null, ${AUDIT},
    unique (item_id, day)
  )`,
  `create table content_verdicts (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    ${LOCALE},
    version int not null,
    login_id text not null,
    helped boolean not null,
    reason text,
    comment text, ${AUDIT},
    unique (item_id, locale, version, login_id)
  )`,
  `create table content_opened (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    login_id text not null, ${AUDIT},
    unique (login_id, item_id)
  )`,
  `create table content_images (
    ${ID},
    item_id uuid not null references content_items (id) on delete cascade,
    name text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
    size int not null, ${AUDIT}
  )`,
]

/**
 * The knowledge base and the release notes: items, their versions and published texts, and what readers do with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
