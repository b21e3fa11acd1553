import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system'`
const ID = 'id uuid primary key default gen_random_uuid()'
const LOCALE = `locale text not null check (locale in ('en-US', 'es-MX', 'fr-CA'))`

const STATEMENTS = [
  `create table dictionary_entries (
    ${ID},
    technical_name text not null unique,
    type text not null check (type in ('METRIC', 'ATTRIBUTE', 'DATA_ELEMENT')),
    data_type text not null,
    field_type text not null,
    products text[] not null,
    available_to text not null check (available_to in ('ALL', 'CHARTER')),
    valid_values text,
    example text,
    changed_on date, ${AUDIT}
  )`,
  // Normalizes a text for searches: no case or accents, and spaces for underscores and hyphens. Each character stays
  // one character.
  `create function dictionary_key(given text) returns text language sql immutable strict parallel safe as $$
    select translate(folded(given), E'_-\\u2010\\u2011\\u2013\\u2019\\u2018\\u02bc\\u00a0\\u202f', E'     \\'\\'\\'  ')
  $$`,
  // The words of a text in its language: stems, without stop words.
  `create function dictionary_words_of(given text, locale text) returns tsvector
    language sql immutable strict parallel safe as $$
    select case locale
      when 'es-MX' then to_tsvector('spanish'::regconfig, dictionary_key(given))
      when 'fr-CA' then to_tsvector('french'::regconfig, dictionary_key(given))
      else to_tsvector('english'::regconfig, dictionary_key(given))
    end
  $$`,
  // One name per line, so that one trigram index finds whole names, their starts and their parts.
  `create table dictionary_texts (
    ${ID},
    entry_id uuid not null references dictionary_entries (id) on delete cascade,
    ${LOCALE},
    technical_name text not null,
    business_name text not null,
    dss_business_name text not null,
    definition text not null,
    calculation text,
    change_note text,
    synonyms text not null default '',
    names_key text not null generated always as (dictionary_key(
      E'\\n' || business_name || E'\\n' || dss_business_name || E'\\n' || technical_name || E'\\n'
    )) stored,
    synonyms_key text not null generated always as (dictionary_key(E'\\n' || synonyms || E'\\n')) stored,
    search_key text not null generated always as (dictionary_key(
      E'\\n' || business_name || E'\\n' || dss_business_name || E'\\n' || technical_name || E'\\n' || synonyms || E'\\n'
    )) stored,
    name_words tsvector not null generated always as (dictionary_words_of(business_name, locale)) stored,
    words tsvector not null generated always as (
      setweight(dictionary_words_of(business_name, locale), 'A')
      || setweight(dictionary_words_of(technical_name || ' ' || synonyms, locale), 'B')
      || setweight(dictionary_words_of(dss_business_name, locale), 'C')
      || setweight(dictionary_words_of(definition, locale), 'D')
    ) stored, ${AUDIT},
    unique (entry_id, locale)
  )`,
  `create index dictionary_texts_by_words on dictionary_texts using gin (words)`,
  `create index dictionary_texts_by_name_words on dictionary_texts using gin (name_words)`,
  // Without this extension, searches return the same but take longer, and similar names are not offered.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index dictionary_texts_by_search_key on dictionary_texts using gin (search_key gin_trgm_ops);
  exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
    raise notice 'Without the extension pg_trgm the dictionary is searched slowly.';
  end $$`,
  // The words in names and synonyms, for 'Did you mean'.
  `create table dictionary_words (
    ${ID},
    ${LOCALE},
    word text not null,
    word_key text not null,
    entries int not null,
    available_to text not null check (available_to in ('ALL', 'CHARTER')), ${AUDIT},
    unique (locale, word)
  )`,
  `create index dictionary_words_by_length on dictionary_words (locale, length(word_key))`,
  `create table dictionary_changes (
    ${ID},
    technical_name text not null,
    kind text not null check (kind in ('ADDED', 'CHANGED', 'REMOVED')),
    before jsonb,
    after jsonb, ${AUDIT}
  )`,
  `create index dictionary_changes_in_order on dictionary_changes (technical_name, created_at)`,
  `create table dictionary_missed_searches (
    ${ID},
    tenant text not null check (tenant in ('US', 'MX', 'CA')),
    ${LOCALE},
    search text not null,
    day date not null,
    count int not null, ${AUDIT},
    unique (tenant, locale, search, day)
  )`,
]

/** The data dictionary: entries, their texts by language, words, history, and searches without results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
