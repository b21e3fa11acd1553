import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type {
  CheckedRow,
  CorrectedRow,
  ImportMode,
  ImportPreview,
  UpdatedPreview,
  UploadedFile,
} from '@tessera/contract'
import { IMPORT_FIELDS } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf, whileConnected } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { stripTags } from '../core/text/plain-text.ts'
import { readTable } from '../files/read-table.ts'
import { checkRows, countRows } from './check-rows.ts'
import type { ImportReader } from './import-context.ts'
import { readImportContext, parseRows } from './import-context.ts'
import { KNOWN_HEADINGS } from './import-headings.ts'
import type { ParsedRow, WrittenRow } from './import-rows.ts'
import { writtenRows } from './import-rows.ts'
import { committedOf, importReader, insertImport, lockImport, toPreview, updateImport } from './imports.ts'
import { changedRows, readRows, toStored, writeRows } from './stored-rows.ts'

/** The maximum length of a stored file name, in characters. */
const MAX_NAME_LENGTH = 200

/** Parses rows and checks them against the current data. */
export async function checkNow(
  db: Db,
  written: readonly WrittenRow[],
  mode: ImportMode,
  reader: ImportReader,
): Promise<{ parsed: ParsedRow[]; rows: CheckedRow[] }> {
  const parsed = await parseRows(db, written, reader)
  return { parsed, rows: checkRows(parsed, mode, await readImportContext(db, parsed, reader)) }
}

/** Reads and checks a file, then returns a function that stores its rows. No user is changed. */
export async function previewImport(
  file: UploadedFile,
  mode: ImportMode,
  context: CallContext,
): Promise<(callContext: CallContext) => Promise<ImportPreview>> {
  const { db, site } = context
  const reader = importReader(context)
  const { bulkMaxRows: maxRows, bulkMaxBytes: maxBytes } = site.config
  const options = { maxRows, maxBytes, headings: KNOWN_HEADINGS }
  const table = await readTable(await readFile(file.path), options, whileConnected(context.reply))
  const { rows: written, skippedColumns } = writtenRows(table, mode)
  const { parsed, rows: checked } = await checkNow(db, written, mode, reader)
  const rows = toStored(checked, parsed)
  const imported = {
    companyId: callerOf(context).account.company.id,
    mode,
    fileHash: file.sha256,
    fileName: stripTags(file.name).slice(0, MAX_NAME_LENGTH),
    skippedColumns,
    worksheets: table.worksheets,
  }
  const stamp = { by: reader.readerId, at: reader.now }
  return (callContext) =>
    transact(callContext.db, async (tx) => {
      const stored = await insertImport(tx, imported, stamp)
      await writeRows(tx, stored.id, rows, stamp)
      return toPreview(tx, stored, rows)
    })
}

/** The corrected values of a row. A cell that another request has changed since `before` keeps its value. */
function correctedValues(
  values: WrittenRow['values'],
  { values: wanted, before }: Omit<CorrectedRow, 'row'>,
): WrittenRow['values'] {
  if (!before) return wanted
  const known = IMPORT_FIELDS.filter((field) => (values[field] ?? '') === (before[field] ?? ''))
  return Object.fromEntries(known.flatMap((field) => (wanted[field] === undefined ? [] : [[field, wanted[field]]])))
}

/** The rows of an import with corrections, and whether any cell is different from the file's. */
export function correctRows(
  { rows, isCorrected }: { rows: readonly WrittenRow[]; isCorrected: boolean },
  corrected: readonly CorrectedRow[],
): { written: WrittenRow[]; isCorrected: boolean } {
  const corrections = new Map(corrected.map(({ row, ...correction }) => [row, correction]))
  let isChanged = isCorrected
  const written = rows.map(({ row, values }) => {
    const correction = corrections.get(row)
    if (!correction) return { row, values }
    const next = { ...values, ...correctedValues(values, correction) }
    isChanged ||= !isDeepStrictEqual(next, values)
    return { row, values: next }
  })
  return { written, isCorrected: isChanged }
}

/** Stores corrected cells and checks all rows again. */
export async function updatePreview(
  id: string,
  corrected: readonly CorrectedRow[],
  context: CallContext,
): Promise<UpdatedPreview> {
  const reader = importReader(context)
  const stamp = { by: reader.readerId, at: reader.now }
  return transact(context.db, async (tx) => {
    const stored = await lockImport(tx, id, context)
    if (stored.jobId !== null) {
      throw new HttpError('FILE_UPLOADED', { current: await committedOf(tx, stored) })
    }
    const before = await readRows(tx, id)
    const { written, isCorrected } = correctRows({ rows: before, isCorrected: stored.isCorrected }, corrected)
    const { parsed, rows } = await checkNow(tx, written, stored.mode, reader)
    const changed = await changedRows(toStored(rows, parsed), before)
    await writeRows(tx, id, changed, stamp)
    const version = await updateImport(tx, stored, { is_corrected: isCorrected }, stamp)
    const returned = new Set([...corrected, ...changed].map(({ row }) => row))
    return { version, counts: countRows(rows), rows: rows.filter(({ row }) => returned.has(row)) }
  })
}
