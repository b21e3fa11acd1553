import type { Insertable } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Schema } from '../schema.ts'

/** The PostgreSQL protocol has a 16-bit parameter count per statement. */
const MAX_PARAMETERS = 30_000

/** Inserts many rows in a few statements. */
export async function insertAll<T extends keyof Schema>(
  db: Db,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  const columns = Math.max(1, ...rows.slice(0, 1).map((row) => Object.keys(row).length))
  const size = Math.floor(MAX_PARAMETERS / columns)
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}
