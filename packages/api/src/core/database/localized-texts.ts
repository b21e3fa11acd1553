import type { Locale } from '@tessera/contract'
import { DEFAULT_LOCALE } from '@tessera/contract'
import { sql } from 'kysely'

interface TextsOf {
  /** The table of the texts, each with its `locale`. */
  texts: string
  /** The column of the texts table that references the owner. */
  key: string
  /** The referenced column. */
  of: string
}

/** The language of a row for the reader, as a column: the reader's language, or en-US if the row has no texts in it. */
export function languageFor(locale: Locale, { texts, key, of }: TextsOf) {
  return sql<Locale>`(
    select t.locale from ${sql.table(texts)} as t where ${sql.ref(`t.${key}`)} = ${sql.ref(of)}
    and t.locale in (${locale}, ${DEFAULT_LOCALE}) order by (t.locale = ${locale}) desc limit 1
  )`
}
