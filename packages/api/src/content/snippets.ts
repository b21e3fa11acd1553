import type { Locale } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Range } from '../core/database/text-search.ts'
import { CONFIGS, HEADLINE, markedRanges } from '../core/database/text-search.ts'

/** The maximum length of a snippet, in characters. */
const LENGTH = 220
/** Characters before the first marked word. */
const LEAD = 50

interface Searched {
  title: string
  body: string
  locale: Locale
  /** The search's words. */
  subject: string
}

/** The matching ranges of titles and bodies, by their language's stems. */
export async function markedTexts(db: Db, texts: readonly Searched[]): Promise<{ title: Range[]; body: Range[] }[]> {
  if (texts.length === 0) return []
  const rows = texts.map(
    (
      { title, body, locale, subject },
      index,
    ) => sql`(${index}::int, ${sql.lit(CONFIGS[locale])}::regconfig, ${title}::text,
      ${body}::text, dictionary_words_of(${subject}::text, ${locale}::text))`,
  )
  const { rows: found } = await sql<{ title: string; body: string }>`
    with searched as (
      select position, config, title, body, (
        select string_agg(quote_literal(word), ' | ')::tsquery from unnest(tsvector_to_array(words)) as word
        where word !~ '[\\\\'']'
      ) as query from (values ${sql.join(rows)}) as given (position, config, title, body, words)
    )
    select coalesce(ts_headline(config, dictionary_key(title), query, ${HEADLINE}), '') as title,
      coalesce(ts_headline(config, dictionary_key(body), query, ${HEADLINE}), '') as body
    from searched order by position`.execute(db)
  return texts.map(({ title, body }, index) => ({
    title: markedRanges(title, found[index]?.title ?? ''),
    body: markedRanges(body, found[index]?.body ?? ''),
  }))
}

/** The start of the word at a position. */
function wordStart(text: string, index: number): number {
  if (index <= 0) return 0
  const space = text.lastIndexOf(' ', index)
  return space < 0 ? 0 : space + 1
}

function wordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length
  const space = text.lastIndexOf(' ', index)
  return space < 0 ? index : space
}

/** The part of a text with the most matches, and their positions in it. */
export function snippetOf(text: string, ranges: readonly Range[]): { snippet: string; ranges: Range[] } {
  const within = (start: number) => ranges.filter(([from, to]) => from >= start && to <= start + LENGTH - LEAD)
  let first = 0
  let most = 0
  for (const [start] of ranges) {
    // Different words score higher than repetitions.
    const words = new Set(within(start).map(([from, to]) => text.slice(from, to).toLowerCase()))
    const weight = words.size * 10 + within(start).length
    if (weight > most) [first, most] = [start, weight]
  }
  const start = wordStart(text, first - LEAD)
  const end = wordEnd(text, start + LENGTH)
  const before = start > 0 ? '… ' : ''
  const shift = before.length - start
  return {
    snippet: `${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Range => [from + shift, to + shift]),
  }
}
