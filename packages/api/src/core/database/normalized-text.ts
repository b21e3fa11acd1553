import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A text without case and accents, in the same order in every database. */
export function normalized(text: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql`normalized_text(${text}) collate "C"`
}

/** A text with single plain spaces, as searches are normalized. */
const spaced = (text: RawBuilder<string | null>) =>
  sql<string | null>`regexp_replace(${text}, '[\\s\\u00a0\\u202f]+', ' ', 'g')`

/** A text with only plain apostrophes: keyboards write these, and names are often stored with typographic ones. */
const plainApostrophes = (text: RawBuilder<string | null>) => sql<string | null>`translate(${text}, '’‘ʼ', '''''''')`

/** Whether a text holds another one, whatever the case, accents and spaces of either. */
export function contains(text: RawBuilder<string | null>, part: string): RawBuilder<boolean> {
  return sql`coalesce(strpos(normalized_text(${plainApostrophes(spaced(text))}), normalized_text(${plainApostrophes(sql`${part}`)})) > 0, false)`
}

/** The same for a text that is stored without them, as an index of its trigrams knows it. */
export function normalizedContains(text: RawBuilder<string>, part: string): RawBuilder<boolean> {
  // No character of the part is a wildcard, except that each apostrophe matches any other.
  const plain = sql`regexp_replace(regexp_replace(normalized_text(${part}), '([%_\\\\])', '\\\\\\1', 'g'), '[''’‘ʼ]', '_', 'g')`
  return sql`${text} like '%' || ${plain} || '%'`
}
