import type { Locale } from '@tessera/contract'
import { indexedKey } from '../text/search-key.ts'

/** The name of PostgreSQL's text search configuration for each language. */
export const CONFIGS = { 'en-US': 'english', 'es-MX': 'spanish', 'fr-CA': 'french' } as const satisfies Record<
  Locale,
  string
>

const MARKS = ['\u0001', '\u0002'] as const

/** `ts_headline` options whose marks `markedRanges` reads. */
export const HEADLINE = `HighlightAll=true, StartSel=${MARKS[0]}, StopSel=${MARKS[1]}`

/** Start and end of a range in a text, in UTF-16 code units. */
export type Range = [number, number]

/** Returns the ranges of a text that PostgreSQL marked in the text's search key (`headline`). */
export function markedRanges(text: string, headline: string): Range[] {
  const { offsets } = indexedKey(text)
  const ranges: Range[] = []
  let index = 0
  let start = 0
  for (const character of headline) {
    if (character === MARKS[0]) start = index
    else if (character === MARKS[1]) ranges.push([offsets[start] ?? 0, offsets[index] ?? text.length])
    else index += character.length
  }
  return ranges
}

/** Escapes a search key for a `like` pattern. */
export const likeKey = (key: string): string => key.replaceAll(/[%_\\]/g, String.raw`\$&`)
