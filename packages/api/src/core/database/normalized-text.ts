import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A text without case and accents, with the same sort order in every database. */
export function normalized(text: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql`normalized_text(${text}) collate "C"`
}

/** A text with single plain spaces, to normalize searches. */
const spaced = (text: RawBuilder<string | null>) =>
  sql<string | null>`regexp_replace(${text}, '[\\s\\u00a0\\u202f]+', ' ', 'g')`

/** A text with plain apostrophes only: users type these, but stored names often have typographic ones. */
const plainApostrophes = (text: RawBuilder<string | null>) => sql<string | null>`translate(${text}, '’‘ʼ', '''''''')`

/** Whether a text contains another one, ignoring case, accents and spaces. */
export function contains(text: RawBuilder<string | null>, part: string): RawBuilder<boolean> {
  return sql`coalesce(strpos(normalized_text(${plainApostrophes(spaced(text))}), normalized_text(${plainApostrophes(sql`${part}`)})) > 0, false)`
}

/** Whether a text that is stored normalized contains another one. This can use a trigram index. */
export function normalizedContains(text: RawBuilder<string>, part: string): RawBuilder<boolean> {
  // No character of `part` is a wildcard, except that an apostrophe matches any apostrophe.
  const plain = sql`regexp_replace(regexp_replace(normalized_text(${part}), '([%_\\\\])', '\\\\\\1', 'g'), '[''’‘ʼ]', '_', 'g')`
  return sql`${text} like '%' || ${plain} || '%'`
}
