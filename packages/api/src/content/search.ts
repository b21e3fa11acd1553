import type { KnowledgeResult, Locale, WorkspaceId } from '@tessera/contract'
import { DEFAULT_LOCALE, KNOWLEDGE_LIMITS, LOCALES } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { searchKey } from '../core/text/search-key.ts'
import { correctedSearch } from './near-words.ts'
import type { ContentReader } from './reader.ts'
import { isOpenTo, isReadersText } from './reader.ts'
import { markedTexts, snippetOf } from './snippets.ts'

/** Question words that don't identify a subject, and that PostgreSQL's dictionaries don't remove. */
const QUESTION_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'en-US': new Set(
    'can could cannot get getting got do does want need needs how where when why find make way please help anyone someone our'.split(
      ' ',
    ),
  ),
  'es-MX': new Set(
    'puedo puede pueden quiero necesito necesita hago hacer hace haciendo debo tengo como donde cuando cual cuales por para que quien saber ver'.split(
      ' ',
    ),
  ),
  'fr-CA': new Set(
    'comment pourquoi quand combien peux peut puis pouvez faire fais fait veux voulez dois doit faut trouver savoir voir quel quelle quels quelles est'.split(
      ' ',
    ),
  ),
}

/** A result must match at least this share of the best result's relevant words; others are noise. */
const LEAST_SHARE = 0.4

/** Weights of the body, headings, keywords with summary, and title. */
const WEIGHTS = sql`'{0.05, 0.25, 0.6, 1}'::float4[]`

/** The relevant words of a question; all its words if none is relevant. */
function subjectOf(text: string, locale: Locale): string {
  const words = searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const subject = words.filter((word) => !QUESTION_WORDS[locale].has(word))
  return (subject.length > 0 ? subject : words).join(' ')
}

/** A search in the articles of some workspaces. */
export interface KnowledgeSearch {
  text: string
  workspaces: readonly WorkspaceId[]
  offset: number
  limit: number
}

interface Hit {
  id: string
  workspaceId: WorkspaceId
  locale: Locale
  title: string
  summary: string
  body: string
}

interface Hits {
  hits: Hit[]
  total: number
}

/**
 * Finds articles with any word of a search, ranked by the rarity of the words and their field. A title that is or
 * contains the whole search comes first. Each rank is computed once, because it reads the text's stored words. A CTE
 * that isn't materialized would be computed again for each match.
 */
async function searchIn(
  db: Db,
  { text, workspaces, offset, limit }: KnowledgeSearch,
  { reader, locales }: { reader: ContentReader; locales: readonly Locale[] },
): Promise<Hits> {
  const key = searchKey(text)
  const subjects = sql.join(locales.map((locale) => sql`(${locale}::text, ${subjectOf(text, locale)}::text)`))
  const isRead = locales.includes(reader.locale) ? isReadersText(reader) : sql<boolean>`true`
  const { rows } = await sql<Omit<Hit, 'id'> & { id: string | null; total: number }>`
    with lexemes as (
      select s.locale, word, quote_literal(word)::tsquery as query
      from (values ${subjects}) as s (locale, subject), unnest(tsvector_to_array(dictionary_words_of(s.subject, s.locale))) as word
      where word !~ '[\\\\'']'
    ), queries as (
      select locale, string_agg(query::text, ' | ')::tsquery as query from lexemes group by locale
    ), matches as materialized (
      select t.id, i.id as item, i.slug, i.collection, t.locale, t.title_key, t.words
      from queries as q join content_texts as t on t.locale = q.locale and t.words @@ q.query
      join content_items as i on i.id = t.item_id
      where ${isRead} and ${isOpenTo(reader, workspaces)}
    ), ranks as materialized (
      select * from (
        select m.id, l.locale, l.query, ts_rank(${WEIGHTS}, m.words, l.query) as rank
        from matches as m join lexemes as l on l.locale = m.locale offset 0
      ) as r where rank > 0
    ), weights as materialized (
      select locale, query, ln(1 + (select count(*) from matches)::float / count(*)) as weight
      from ranks group by locale, query
    ), scores as materialized (
      select r.id, sum(w.weight * r.rank) as score, sum(w.weight) as cover
      from ranks as r join weights as w on w.locale = r.locale and w.query = r.query group by r.id
    ), scored as (
      select m.id, m.item, m.slug, m.collection, s.score, s.cover,
        case when m.title_key = ${key} then 0 when position(${key} in m.title_key) > 0 then 1 else 2 end as tier
      from matches as m join scores as s on s.id = m.id
    ), best as (
      select distinct on (item) * from scored order by item, tier, score desc
    ), kept as (
      select * from best where tier < 2 or cover >= ${LEAST_SHARE} * (select max(cover) from best)
    ), shown as (
      select * from kept order by tier, score desc, slug limit ${limit} offset ${offset}
    )
    select s.slug as id, s.collection as "workspaceId", t.locale, t.title, t.summary, t.body, c.total
    from (select count(*)::int as total from kept) as c left join shown as s on true
    left join content_texts as t on t.id = s.id order by s.tier, s.score desc, s.slug`.execute(db)
  const hits = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
  return { hits, total: rows[0]?.total ?? 0 }
}

/** A page of results and the total. */
export interface Found {
  results: KnowledgeResult[]
  total: number
  /** The corrected search that these results are for, if the given one is misspelled. */
  corrected?: string
}

async function toResults(db: Db, hits: readonly Hit[], text: string): Promise<KnowledgeResult[]> {
  const marks = await markedTexts(
    db,
    hits.map((hit) => ({ ...hit, subject: subjectOf(text, hit.locale) })),
  )
  return hits.map(({ id, workspaceId, title, summary, body, locale }, index): KnowledgeResult => {
    const { title: titleRanges = [], body: bodyRanges = [] } = marks[index] ?? {}
    const { snippet, ranges } = bodyRanges.length > 0 ? snippetOf(body, bodyRanges) : { snippet: summary, ranges: [] }
    return { id, workspaceId, title, titleRanges, snippet, ranges, locale }
  })
}

/**
 * Finds articles in the reader's language. A misspelled word is corrected. If there are no results, words of other
 * languages are searched.
 */
export async function searchArticles(db: Db, wanted: KnowledgeSearch, reader: ContentReader): Promise<Found> {
  const own = [...new Set([reader.locale, DEFAULT_LOCALE])]
  const others = LOCALES.filter((locale) => !own.includes(locale))
  const corrected = await correctedSearch(db, wanted.text, own)
  const texts = corrected === null ? [wanted.text] : [corrected, wanted.text]
  for (const [index, text] of texts.entries()) {
    const { hits, total } = await searchIn(db, { ...wanted, text }, { reader, locales: own })
    const isCorrected = corrected !== null && index === 0
    if (total > 0) {
      return { results: await toResults(db, hits, text), total, ...(isCorrected && { corrected }) }
    }
  }
  const { hits, total } = await searchIn(db, wanted, { reader, locales: others })
  return { results: await toResults(db, hits, wanted.text), total }
}

/** Titles that contain a text, for suggestions during typing; if there are none, the titles of the best results. */
export async function suggestArticles(
  db: Db,
  { text, workspaces }: Pick<KnowledgeSearch, 'text' | 'workspaces'>,
  reader: ContentReader,
) {
  const key = searchKey(text)
  const { rows } = await sql<{ id: string; workspaceId: WorkspaceId; title: string }>`
    select i.slug as id, i.collection as "workspaceId", t.title from content_items as i
    join content_texts as t on t.item_id = i.id and ${isReadersText(reader)}
    where position(${key} in t.title_key) > 0 and ${isOpenTo(reader, workspaces)}
    order by position(${key} in t.title_key) > 1, length(t.title), i.slug limit ${KNOWLEDGE_LIMITS.suggestions}`.execute(
    db,
  )
  if (rows.length > 0) return rows
  const { results } = await searchArticles(
    db,
    { text, workspaces, offset: 0, limit: KNOWLEDGE_LIMITS.suggestions },
    reader,
  )
  return results.map(({ id, workspaceId, title }) => ({ id, workspaceId, title }))
}
