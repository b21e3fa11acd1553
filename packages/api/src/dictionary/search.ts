import type { Locale, ProductTag } from '@tessera/contract'
import { DEFAULT_LOCALE, LOCALES } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Reader } from './queries.ts'
import { isOpenTo } from './queries.ts'
import { searchKey } from '../core/text/search-key.ts'
import { CONFIGS, likeKey } from '../core/database/text-search.ts'

/** How closely a text matches a search, closest first. */
export const TIERS = ['exact', 'synonym', 'prefix', 'part', 'partOfSynonym', 'word', 'within', 'similar'] as const
export type Tier = (typeof TIERS)[number]

/** An entry that matches a search, the language of its best match, and how closely that matches. */
export interface Hit {
  id: string
  locale: Locale
  tier: Tier
}

/** A page of search results and the total. */
export interface Hits {
  hits: Hit[]
  total: number
  /** Whether all matches are within words, such as 'lag' in 'flag'. */
  isWithinWords: boolean
}

/** A search text, a product, and the requested range of results. */
export interface Search {
  text: string
  product: ProductTag | undefined
  offset: number
  limit: number
}

/** Plural endings that PostgreSQL's stemmer misses, partly because searches have no accents. */
const ENDINGS: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  'en-US': [
    [/ves$/, 'f'],
    [/ves$/, 'fe'],
  ],
  'es-MX': [
    [/cion$/, 'ciones'],
    [/ciones$/, 'cion'],
    [/ces$/, 'z'],
  ],
  'fr-CA': [],
}

const formsOf = (locale: Locale, word: string): string[] => [
  word,
  ...ENDINGS[locale].flatMap(([ending, other]) => (ending.test(word) ? word.replace(ending, other) : [])),
]

const queryOf = (locale: Locale, text: string) => sql`plainto_tsquery(${sql.lit(CONFIGS[locale])}::regconfig, ${text})`

/** The words of a search in a language, including their other endings. */
export function queryIn(locale: Locale, key: string): RawBuilder<unknown> {
  const words = key.split(' ').map((word) => formsOf(locale, word))
  if (words.every((forms) => forms.length === 1)) return queryOf(locale, key)
  const queries = words.map((forms) => {
    const each = sql.join(
      forms.map((form) => queryOf(locale, form)),
      sql` || `,
    )
    return sql`(${each})`
  })
  return sql`(${sql.join(queries, sql` && `)})`
}

/** The words of a search as a phrase, singular or plural. */
function phraseIn(locale: Locale, key: string): RawBuilder<unknown> {
  const words = key.split(' ').map((word) => formsOf(locale, word))
  const most = Math.max(...words.map((forms) => forms.length))
  const texts = Array.from({ length: most }, (_, index) =>
    words.map((forms) => forms[Math.min(index, forms.length - 1)]).join(' '),
  )
  const phrases = texts.map((text) => sql`phraseto_tsquery(${sql.lit(CONFIGS[locale])}::regconfig, ${text})`)
  return sql`(${sql.join(phrases, sql` || `)})`
}

const byLocaleOfText = (query: (locale: Locale) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case t.locale ${sql.join(
    LOCALES.map((locale) => sql`when ${sql.lit(locale)} then ${query(locale)}`),
    sql` `,
  )} end`

/**
 * The sort position of a tier. A name that contains the search in singular for plural, or vice versa, sorts with
 * partial name matches.
 */
const TIER_POSITION = sql`case when tier = 5 and has_phrase then 3 else tier end`

/**
 * How the best text of an entry is chosen, and how entries are sorted: whole names first, then the reader's language. A
 * view, whose name has a comma ('Net sales amount, plan'), comes after others. Among equal matches the identifier comes
 * first: a user who searches for 'purchase order' wants its number, not its date.
 */
const ORDER = sql`tier > 1, is_other, tier = 6, is_view, ${TIER_POSITION}, is_not_in_name, is_not_first, is_no_key, length, rank desc`

/**
 * Matches texts with two conditions: one that uses indexes, in any language, and one for texts in their own language.
 */
function matching(key: string, queryOfText: RawBuilder<unknown>, { locale }: Reader): RawBuilder<boolean> {
  const part = sql`t.search_key like ${`%${likeKey(key)}%`}`
  const atWord = sql`(t.search_key like ${`%\n${likeKey(key)}%`} or t.search_key like ${`% ${likeKey(key)}%`})`
  const inAnyLanguage = sql.join(
    LOCALES.map((locale) => sql`t.words @@ ${queryIn(locale, key)}`),
    sql` or `,
  )
  // In other languages only names match, because words in definitions can mean something else to the reader.
  return sql`(${part} or ${inAnyLanguage}) and case when t.locale = ${locale} then ${part} or t.words @@ ${queryOfText}
    else ${atWord} or t.name_words @@ ${queryOfText} end`
}

interface HitRow extends Omit<Hit, 'tier'> {
  tier: number
  total: number
  best: number
}

const toHits = (rows: readonly HitRow[]): Hits => ({
  hits: rows.map(({ id, locale, tier }) => ({ id, locale, tier: TIERS[tier] ?? 'similar' })),
  total: rows[0]?.total ?? 0,
  isWithinWords: rows[0]?.best === TIERS.indexOf('within'),
})

/**
 * Finds entries by text in this order: name, synonym, start of a name, part of a name, words. The reader's language
 * comes first in each.
 */
export async function search(db: Db, { text, product, offset, limit }: Search, reader: Reader): Promise<Hits> {
  const key = searchKey(text)
  const queryOfText = byLocaleOfText((locale) => queryIn(locale, key))
  const like = (before: string, after: string) => `%${before}${likeKey(key)}${after}%`
  const rowsFrom = (start: number) =>
    sql<HitRow>`
    with matches as materialized (
      select e.id, t.locale, (t.locale <> ${reader.locale}) as is_other, (t.locale not in (${reader.locale}, ${DEFAULT_LOCALE})) as is_foreign,
        case
          when t.names_key like ${like('\n', '\n')} then 0
          when t.synonyms_key like ${like('\n', '\n')} then 1
          when t.names_key like ${like('\n', '')} then 2
          when t.names_key like ${like(' ', '')} then 3
          when t.synonyms_key like ${like('\n', '')} or t.synonyms_key like ${like(' ', '')} then 4
          when t.words @@ ${queryOfText} then 5
          else 6
        end as tier,
        position(', ' in t.business_name) > 0 as is_view,
        t.name_words @@ ${byLocaleOfText((locale) => phraseIn(locale, key))} as has_phrase,
        not (t.name_words @@ ${queryOfText}) as is_not_in_name,
        not (t.names_key like ${`\n${likeKey(key)}%`}) as is_not_first,
        e.field_type <> 'KEY' as is_no_key,
        length(t.name_words) * 1000 + length(t.business_name) as length,
        ts_rank(t.words, ${queryOfText}) as rank,
        t.names_key
      from dictionary_texts as t join dictionary_entries as e on e.id = t.entry_id
      where ${matching(key, queryOfText, reader)} and ${isOpenTo(reader, product)}
    ), best as (
      select distinct on (id) * from matches order by id, ${ORDER}, is_foreign
    )
    select id, locale, tier, count(*) over ()::int as total, min(tier) over () as best from best
    order by ${ORDER}, names_key collate "C", id limit ${limit} offset ${start}`.execute(db)
  const { rows } = await rowsFrom(offset)
  if (rows.length > 0 || offset === 0) return toHits(rows)
  // The page is past the last one, so the total comes from the first page.
  const { rows: first } = await rowsFrom(0)
  return { ...toHits(first), hits: [] }
}

const hasTrigrams = new WeakMap<object, Promise<boolean>>()

/** Whether the database has the trigram extension, which compares similar texts. */
function knowsSimilarity(db: Db): Promise<boolean> {
  const key = db.getExecutor().adapter
  const known =
    hasTrigrams.get(key) ??
    sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db).then(({ rows }) => rows.length > 0)
  hasTrigrams.set(key, known)
  return known
}

/**
 * Finds entries with names or synonyms similar to a text, for a search without results. The operator `<%` uses the
 * trigram index; comparing `word_similarity` reads every text.
 */
export async function searchSimilar(db: Db, { text, product, offset, limit }: Search, reader: Reader): Promise<Hits> {
  if (!(await knowsSimilarity(db))) return toHits([])
  const key = searchKey(text)
  const { rows } = await sql<HitRow>`
    with matches as (
      select e.id, t.locale, (t.locale <> ${reader.locale}) as is_other, word_similarity(${key}, t.search_key) as similarity,
        dictionary_key(t.business_name) as name_key
      from dictionary_texts as t join dictionary_entries as e on e.id = t.entry_id
      where t.locale = ${reader.locale} and ${isOpenTo(reader, product)} and ${key} <% t.search_key
    ), best as (
      select distinct on (id) * from matches order by id, similarity desc, is_other
    )
    select id, locale, 7 as tier, count(*) over ()::int as total, 7 as best from best
    order by similarity desc, is_other, length(name_key), name_key collate "C", id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return toHits(rows)
}

/** Suggests entries with a name word that begins with a text. */
export async function suggest(
  db: Db,
  { text, product, limit }: Omit<Search, 'offset'>,
  reader: Reader,
): Promise<string[]> {
  const key = likeKey(searchKey(text))
  const { rows } = await sql<{ id: string }>`
    with matches as (
      select e.id, (t.locale <> ${reader.locale}) as is_other,
        case
          when dictionary_key(t.business_name) like ${`${key}%`} then 0
          when t.search_key like ${`%\n${key}%`} then 1
          when t.search_key like ${`% ${key}%`} then 2
          else 3
        end as tier,
        position(', ' in t.business_name) > 0 as is_view,
        dictionary_key(t.business_name) as name_key
      from dictionary_texts as t join dictionary_entries as e on e.id = t.entry_id
      where t.search_key like ${`%${key}%`} and ${isOpenTo(reader, product)}
    ), best as (
      select distinct on (id) * from matches order by id, is_other, tier
    )
    select id from best order by is_other, tier = 3, is_view, tier, length(name_key), name_key collate "C", id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
