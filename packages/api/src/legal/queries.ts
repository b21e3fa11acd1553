import { sql } from 'kysely'

/** The version of a document that is in force, as a column. */
export function currentVersion(document: 'terms' | 'nda' | 'addendum', at: Date) {
  return sql<string | null>`(
    select version from legal_versions where document = ${document} and effective_at <= ${at}
    order by effective_at desc limit 1
  )`
}
