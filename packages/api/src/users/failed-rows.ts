import type { Readable } from 'node:stream'
import type { Locale } from '@tessera/contract'
import { MEDIA_TYPES, SHEET_FIELDS } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import type { JobFile } from '../core/jobs/job-files.ts'
import { writeTable } from '../exports/table-file.ts'
import { REASON_WORDS, reasonOf } from './reason-words.ts'
import { HEADINGS, SHEET } from './sheet-words.ts'
import { readFailures } from './uploaded-rows.ts'

/** What the file of the rows that failed is called, and whose it is. */
export function failedRowsFile(companyId: string, at: Date): JobFile {
  const name = `users_failed_${at.toISOString().slice(0, 10)}.xlsx`
  return { company_id: companyId, name, media_type: MEDIA_TYPES.xlsx, is_of_failed_rows: true }
}

interface FileOfRows {
  locale: Locale
  /** Of an upload that was stopped, the place of the last row that it has reached. */
  notReachedAfter?: number
}

/** Writes the rows that failed as a file of users, which says in a first column where they stood and in a last one why. */
export async function writeFailedRows(
  db: Db,
  jobId: string,
  { locale, notReachedAfter }: FileOfRows,
): Promise<Readable> {
  const failed = await readFailures(db, jobId, notReachedAfter)
  const { row: place, heading: reason, notReached } = REASON_WORDS[locale]
  // A column that the file did not have would be empty cells to be filled in.
  const fields = SHEET_FIELDS.filter((field) => failed.some(({ values }) => values[field] !== undefined))
  const rows = failed.map(({ row, values, errors }) => [
    row,
    ...fields.map((field) => values[field] ?? ''),
    errors.length > 0 ? reasonOf(errors, locale) : notReached,
  ])
  const headings = [place, ...fields.map((field) => HEADINGS[locale][field]), reason]
  const table = { headings: headings.map((header) => ({ header })), batches: inOneBatch(rows) }
  return writeTable(table, { format: 'xlsx', sheet: SHEET })
}

async function* inOneBatch<Row>(rows: readonly Row[]) {
  yield rows
}
