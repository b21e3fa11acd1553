import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const SPACES = sql.lit(String.raw`[\s\u00a0\u202f]+`)
const ODD_SPACES = sql.lit(String.raw`\s\s|[\t\n\r\u00a0\u202f]`)

/** Names that were stored before names became one line get single plain spaces, so that a search finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update users set
      first_name = trim(regexp_replace(first_name, ${SPACES}, ' ', 'g')),
      last_name = trim(regexp_replace(last_name, ${SPACES}, ' ', 'g'))
    where first_name ~ ${ODD_SPACES} or last_name ~ ${ODD_SPACES}`.execute(db)
}
