import type { Db } from '../core/database/database.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Reader } from './queries.ts'
import type { Hits, Search } from './search.ts'
import { search, searchSimilar } from './search.ts'

/** The results of a search, or those of similar words if it has none. */
export interface Findings extends Hits {
  isNear: boolean
  /** The matching text: the search, or the most similar one with results. */
  text: string
  didYouMean: string[]
}

/** Searches for a text; without results, for the most similar words, then for similar names. */
export async function find(db: Db, wanted: Search, reader: Reader): Promise<Findings> {
  const { text } = wanted
  const hits = await search(db, wanted, reader)
  const found = { ...hits, isNear: false, text, didYouMean: [] }
  if (hits.total > 0 && !hits.isWithinWords) return found
  const spellings = await didYouMean(db, wanted, reader)
  const [nearest] = spellings
  if (hits.total > 0 && nearest === undefined) return found
  const near =
    nearest === undefined
      ? await searchSimilar(db, wanted, reader)
      : await search(db, { ...wanted, text: nearest }, reader)
  return { ...near, isNear: true, text: nearest ?? text, didYouMean: spellings }
}
