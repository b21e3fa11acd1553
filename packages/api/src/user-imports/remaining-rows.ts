import type { Readable } from 'node:stream'
import type { ImportField, Locale } from '@tessera/contract'
import { IMPORT_FIELDS, MEDIA_TYPES } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { JobFile } from '../core/jobs/job-files.ts'
import type { Table } from '../exports/table-file.ts'
import { writeTable } from '../exports/table-file.ts'
import { ERROR_REASONS, reasonOf } from './error-reasons.ts'
import { HEADINGS, WORKSHEET } from './import-labels.ts'

/** Rows per query. */
const BATCH = 500

/**
 * The name and owner of the file of remaining rows. Nothing is stored: it is written from the rows on each download.
 */
export function remainingRowsFile(companyId: string, at: Date): JobFile {
  const name = `users_failed_${at.toISOString().slice(0, 10)}.xlsx`
  return { company_id: companyId, name, media_type: MEDIA_TYPES.xlsx, is_of_failed_rows: true }
}

/** The rows of an import that its job has skipped, failed to import or not reached. */
function selectRemaining(db: Db, importId: string) {
  return db
    .selectFrom('user_imports_rows')
    .where('import_id', '=', importId)
    .where('status', 'not in', ['UNCHANGED', 'ADDED', 'UPDATED'])
}

/** The fields for which the file had a column; other columns would be empty cells to fill in. */
async function fieldsOf(db: Db, importId: string): Promise<ImportField[]> {
  const keys = await selectRemaining(db, importId)
    .select(sql<string>`jsonb_object_keys("values")`.as('key'))
    .distinct()
    .execute()
  return IMPORT_FIELDS.filter((field) => keys.some(({ key }) => key === field))
}

async function* batchesOf(
  db: Db,
  importId: string,
  { fields, locale }: { fields: readonly ImportField[]; locale: Locale },
): Table['batches'] {
  const { notReached } = ERROR_REASONS[locale]
  let after = 0
  for (;;) {
    const rows = await selectRemaining(db, importId)
      .select(['row', 'values', 'errors'])
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ row, values, errors }) => [
      row,
      ...fields.map((field) => values[field] ?? ''),
      errors.length > 0 ? reasonOf(errors, locale) : notReached,
    ])
    after = last.row
  }
}

/**
 * Writes the remaining rows of a job's import as a file of users. The first column has their numbers in the uploaded
 * file, the last one the reasons. Null if the import is no longer stored.
 */
export async function writeRemainingRows(db: Db, jobId: string): Promise<Readable | null> {
  const found = await db
    .selectFrom('user_imports')
    .select(['id', 'locale'])
    .where('job_id', '=', jobId)
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirst()
  if (!found) return null
  const { id, locale } = found
  const fields = await fieldsOf(db, id)
  const { row, heading } = ERROR_REASONS[locale]
  const headings = [row, ...fields.map((field) => HEADINGS[locale][field]), heading]
  const table = { headings: headings.map((header) => ({ header })), batches: batchesOf(db, id, { fields, locale }) }
  return writeTable(table, { format: 'xlsx', sheet: WORKSHEET })
}
