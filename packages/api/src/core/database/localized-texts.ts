import type { Locale } from '@tessera/contract'
import { DEFAULT_LOCALE } from '@tessera/contract'
import { sql } from 'kysely'

interface TextsOf {
  /** The table of the texts, of which each has its `locale`. */
  texts: string
  /** Their column that names whose they are. */
  key: string
  /** The column that is named there. */
  of: string
}

/** The language in which a row is read, as a column: the reader's, or en-US where it has no texts in that. */
export function languageFor(locale: Locale, { texts, key, of }: TextsOf) {
  return sql<Locale>`(
    select t.locale from ${sql.table(texts)} as t where ${sql.ref(`t.${key}`)} = ${sql.ref(of)}
    and t.locale in (${locale}, ${DEFAULT_LOCALE}) order by (t.locale = ${locale}) desc limit 1
  )`
}
