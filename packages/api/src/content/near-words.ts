import type { Locale } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { editDistance } from '../core/text/edit-distance.ts'
import { searchKey } from '../core/text/search-key.ts'
import { CONFIGS } from '../core/database/text-search.ts'

/** Shorter words have too many similar ones. */
const SHORTEST = 4
/** The number of characters that can differ in a long word, and the length from which a word is long. */
const MOST_EDITS = 2
const LONG_WORD = 6

/** Words of texts that can be misspelled, normalized and unique. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = searchKey(texts.join(' ')).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length >= SHORTEST && !/^\d+$/.test(word)))]
}

/** Adds the words of a published text to the spelling candidates. */
export async function addWords(db: Db, locale: Locale, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db
    .insertInto('content_words')
    .values(words.map((word) => ({ locale, word })))
    .onConflict((conflict) => conflict.columns(['locale', 'word']).doNothing())
    .execute()
}

const isIn = (word: string, locale: Locale) => sql<boolean>`exists (
  select 1 from content_texts as t where t.locale = ${locale}
  and t.words @@ plainto_tsquery(${sql.lit(CONFIGS[locale])}::regconfig, ${word})
)`

/** The words of a search that no text in the given languages contains. */
async function unknownWords(db: Db, words: readonly string[], locales: readonly Locale[]): Promise<string[]> {
  if (words.length === 0) return []
  const isKnown = (word: string) =>
    sql.join(
      locales.map((locale) => isIn(word, locale)),
      sql` or `,
    )
  const { rows } = await sql<{ word: string }>`
    select word from (values ${sql.join(words.map((word) => sql`(${word}::text, ${isKnown(word)})`))}) as given (word, known)
    where not known`.execute(db)
  return rows.map(({ word }) => word)
}

/** The word most similar to a misspelled one; undefined if none is similar. */
async function nearestWord(db: Db, word: string, locales: readonly Locale[]): Promise<string | undefined> {
  const most = word.length < LONG_WORD ? 1 : MOST_EDITS
  const rows = await db
    .selectFrom('content_words')
    .select('word')
    .where('locale', 'in', locales)
    .where(sql<boolean>`length(word) between ${word.length - most} and ${word.length + most}`)
    .execute()
  const near = rows
    .map((row) => ({ word: row.word, distance: editDistance(word, row.word, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance || one.word.localeCompare(other.word))
  return near[0]?.word
}

/** A search with its misspelled words corrected; null if there is nothing to correct or no similar word. */
export async function correctedSearch(db: Db, text: string, locales: readonly Locale[]): Promise<string | null> {
  const unknown = await unknownWords(db, wordsOf([text]), locales)
  const near = new Map<string, string>()
  for (const word of unknown) {
    const nearest = await nearestWord(db, word, locales)
    if (nearest !== undefined && nearest !== word) near.set(word, nearest)
  }
  if (near.size === 0) return null
  return searchKey(text)
    .split(' ')
    .map((word) => near.get(word) ?? word)
    .join(' ')
}
