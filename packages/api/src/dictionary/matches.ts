import type { DictionaryMatch, Locale, MatchKind, SearchedField } from '@tessera/contract'
import { SEARCHED_FIELDS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { indexedKey, searchKey } from '../core/text/search-key.ts'
import type { Range } from '../core/database/text-search.ts'
import { CONFIGS, HEADLINE, markedRanges } from '../core/database/text-search.ts'
import type { EntryRow } from './queries.ts'
import type { Hit, Tier } from './search.ts'
import { queryIn } from './search.ts'

const KINDS: Readonly<Record<Tier, MatchKind>> = {
  exact: 'exact',
  synonym: 'synonym',
  prefix: 'prefix',
  part: 'part',
  partOfSynonym: 'synonym',
  word: 'word',
  within: 'part',
  similar: 'similar',
}

/** The ranges of a text that match a key, in offsets of the original text. */
function partsOf(text: string, wanted: string): Range[] {
  const { key, offsets } = indexedKey(text)
  const ranges: Range[] = []
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, at + wanted.length)) {
    ranges.push([offsets[at] ?? 0, offsets[at + wanted.length] ?? text.length])
  }
  return ranges
}

type FieldTexts = Record<SearchedField, string>

/** The text of an entry that matches. */
interface MatchedText extends FieldTexts {
  id: string
  locale: Locale
  synonyms: string
}

async function textsOf(db: Db, hits: readonly Hit[]): Promise<Map<string, MatchedText>> {
  if (hits.length === 0) return new Map()
  const rows = await db
    .selectFrom('dictionary_texts')
    .select([
      'entry_id as id',
      'locale',
      'business_name',
      'technical_name',
      'dss_business_name',
      'definition as business_definition',
      'synonyms',
    ])
    .where(
      'entry_id',
      'in',
      hits.map(({ id }) => id),
    )
    .execute()
  const languages = new Map(hits.map(({ id, locale }) => [id, locale]))
  return new Map(rows.filter(({ id, locale }) => languages.get(id) === locale).map((row) => [row.id, row]))
}

/** Marks the words of a search in the fields of some texts, by the stems of their language. */
async function headlines(db: Db, texts: readonly MatchedText[], key: string): Promise<Map<string, FieldTexts>> {
  const rows = await Promise.all(
    texts.map(async (text) => {
      const query = queryIn(text.locale, key)
      const headline = (field: SearchedField) =>
        sql<string>`ts_headline(${sql.lit(CONFIGS[text.locale])}::regconfig, dictionary_key(${text[field]}), ${query}, ${sql.lit(HEADLINE)})`
      const { rows: found } = await sql<FieldTexts>`select ${sql.join(
        SEARCHED_FIELDS.map((field) => sql`${headline(field)} as ${sql.ref(field)}`),
      )}`.execute(db)
      return [text.id, found[0]] as const
    }),
  )
  return new Map(rows.flatMap(([id, found]) => (found ? [[id, found] as const] : [])))
}

function synonymIn({ synonyms }: MatchedText, key: string): string | undefined {
  const all = synonyms.split('\n').filter(Boolean)
  return all.find((each) => searchKey(each) === key) ?? all.find((each) => searchKey(each).includes(key))
}

interface Found {
  hit: Hit
  text: MatchedText
  entry: EntryRow
  marks: FieldTexts | undefined
}

function matchesIn({ hit, text, entry, marks }: Found, key: string): DictionaryMatch[] {
  const by = KINDS[hit.tier]
  if (by === 'synonym') {
    const synonym = synonymIn(text, key)
    return [{ field: 'business_name', by, ranges: [], ...(synonym !== undefined && { synonym }) }]
  }
  const isOther = text.locale !== entry.locale
  const matches = SEARCHED_FIELDS.flatMap((field): DictionaryMatch[] => {
    const value = text[field]
    const ranges = marks ? markedRanges(value, marks[field]) : partsOf(value, key)
    if (ranges.length === 0) return []
    // Technical names are the same in every language, so their language isn't shown.
    const other = isOther && field !== 'technical_name' && { other: { language: text.locale, text: value } }
    return [{ field, by, ranges, ...other }]
  })
  if (matches.length > 0) return matches
  const synonym = synonymIn(text, key)
  if (synonym !== undefined) return [{ field: 'business_name', by: 'synonym', ranges: [], synonym }]
  return [{ field: 'business_name', by, ranges: [] }]
}

/** For each entry of a page, the fields that match a search, how and where. */
export async function matchesOf(
  db: Db,
  { hits, entries, text }: { hits: readonly Hit[]; entries: readonly EntryRow[]; text: string },
): Promise<Map<string, DictionaryMatch[]>> {
  const key = searchKey(text)
  const texts = await textsOf(db, hits)
  const byWord = hits.flatMap(({ id, tier }) => (['word', 'similar'].includes(tier) ? (texts.get(id) ?? []) : []))
  const marks = await headlines(db, byWord, key)
  const rows = new Map(entries.map((entry) => [entry.id, entry]))
  return new Map(
    hits.flatMap((hit) => {
      const [entry, matched] = [rows.get(hit.id), texts.get(hit.id)]
      if (!entry || !matched) return []
      return [[hit.id, matchesIn({ hit, text: matched, entry, marks: marks.get(hit.id) }, key)] as const]
    }),
  )
}
