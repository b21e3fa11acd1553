import type { Locale, ProductTag } from '@tessera/contract'
import { DICTIONARY_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Reader } from './queries.ts'
import { search, TIERS } from './search.ts'
import { editDistance } from '../core/text/edit-distance.ts'
import { searchKey } from '../core/text/search-key.ts'

/** Shorter words have too many similar ones. */
const SHORTEST_WORD = 4
/** The maximum number of different characters; one in a short word. */
const MOST_EDITS = 2
const SHORT_WORD = 4
/** The number of similar words tried for each word of a search. */
const TRIED = 4

interface NearWord {
  word: string
  distance: number
  entries: number
  isOther: boolean
}

const byNearness = (one: NearWord, other: NearWord): number =>
  one.distance - other.distance || Number(one.isOther) - Number(other.isOther) || other.entries - one.entries

/** Dictionary words similar to a word, most similar first; only the word itself if it is known. */
async function wordsNear(db: Db, key: string, reader: Reader): Promise<NearWord[]> {
  const rows = await db
    .selectFrom('dictionary_words')
    .select(['locale', 'word', 'word_key', 'entries'])
    .where(sql<boolean>`length(word_key) between ${key.length - MOST_EDITS} and ${key.length + MOST_EDITS}`)
    .$if(!reader.seesCharter, (query) => query.where('available_to', '=', 'ALL'))
    .execute()
  const most = key.length <= SHORT_WORD ? 1 : MOST_EDITS
  const isOther = (locale: Locale): boolean => locale !== reader.locale
  const near = rows
    .map((row) => ({
      word: row.word,
      distance: editDistance(key, row.word_key, most),
      entries: row.entries,
      isOther: isOther(row.locale),
    }))
    .filter(({ distance }) => distance <= most)
    .toSorted(byNearness)
  // Words of other languages are used only if the reader's own language has none.
  const own = near.filter((word) => !word.isOther)
  return own.length > 0 && near[0]?.distance !== 0 ? own : near
}

interface Spelling {
  words: string[]
  distance: number
}

/** Unique words, because languages share some. */
const distinct = (words: readonly NearWord[]): NearWord[] =>
  words.filter(({ word }, index) => words.findIndex((each) => each.word === word) === index)

/** Variants of a search with unknown words replaced, most similar first. */
async function spellings(db: Db, text: string, reader: Reader): Promise<Spelling[]> {
  let texts: Spelling[] = [{ words: [], distance: 0 }]
  for (const word of searchKey(text).split(' ')) {
    const near = word.length < SHORTEST_WORD ? [] : await wordsNear(db, word, reader)
    const isKnown = near.length === 0 || near[0]?.distance === 0
    const choices = isKnown ? [{ word, distance: 0 }] : distinct(near).slice(0, TRIED)
    texts = texts.flatMap(({ words, distance }) =>
      choices.map((choice) => ({ words: [...words, choice.word], distance: distance + choice.distance })),
    )
    texts = texts.toSorted((one, other) => one.distance - other.distance).slice(0, TRIED)
  }
  return texts.filter(({ distance }) => distance > 0)
}

/** Searches similar to one without results. Each has results for this reader within the product. */
export async function didYouMean(
  db: Db,
  { text, product }: { text: string; product: ProductTag | undefined },
  reader: Reader,
): Promise<string[]> {
  const found: { spelling: string; distance: number; tier: number }[] = []
  for (const { words, distance } of await spellings(db, text, reader)) {
    const spelling = words.join(' ')
    const { hits, isWithinWords } = await search(db, { text: spelling, product, offset: 0, limit: 1 }, reader)
    const [first] = hits
    if (first && !isWithinWords) found.push({ spelling, distance, tier: TIERS.indexOf(first.tier) })
  }
  return found
    .toSorted((one, other) => one.distance - other.distance || one.tier - other.tier)
    .slice(0, DICTIONARY_LIMITS.didYouMean)
    .map(({ spelling }) => spelling)
}
