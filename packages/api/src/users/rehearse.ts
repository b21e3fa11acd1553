import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CheckedRow, MendedRehearsal, MendedRow, Rehearsal, SheetMode, UploadedFile } from '@tessera/contract'
import { SHEET_FIELDS } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf, whileConnected } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { stripTags } from '../core/text/plain-text.ts'
import { readTable } from '../files/read-table.ts'
import { checkRows, countRows } from './check-rows.ts'
import type { Report } from './rehearsals.ts'
import { committedOf, holdReport, sheetReader, toRehearsal, updateReport } from './rehearsals.ts'
import type { SheetReader } from './sheet-facts.ts'
import { sheetFacts, understandRows } from './sheet-facts.ts'
import { KNOWN_HEADINGS } from './sheet-headings.ts'
import type { SheetRow, WrittenRow } from './sheet-rows.ts'
import { writtenRows } from './sheet-rows.ts'

/** The most characters of what a file is called. */
const LONGEST_NAME = 200

/** Rows as they are understood and what comes of each, by what there is now. */
export async function checkedNow(
  db: Db,
  written: readonly WrittenRow[],
  mode: SheetMode,
  reader: SheetReader,
): Promise<{ understood: SheetRow[]; rows: CheckedRow[] }> {
  const understood = await understandRows(db, written, reader)
  return { understood, rows: checkRows(understood, mode, await sheetFacts(db, understood, reader)) }
}

/** Says what a file of users would do, row by row; of them nobody is changed. All of it is known before anything is stored. */
export async function rehearse(
  file: UploadedFile,
  mode: SheetMode,
  context: CallContext,
): Promise<(own: CallContext) => Promise<Rehearsal>> {
  const { db, site } = context
  const { account } = callerOf(context)
  const reader = sheetReader(context)
  const { bulkMaxRows: maxRows, bulkMaxBytes: maxBytes } = site.config
  const options = { maxRows, maxBytes, headings: KNOWN_HEADINGS }
  const table = await readTable(await readFile(file.path), options, whileConnected(context.reply))
  const { rows: written, leftOut } = writtenRows(table, mode)
  const { rows } = await checkedNow(db, written, mode, reader)
  const about = { companyId: account.company.id, mode, fileHash: file.sha256 }
  const fileName = stripTags(file.name).slice(0, LONGEST_NAME)
  return async (own) => {
    const { id } = await own.db
      .insertInto('users_rehearsals')
      .values({
        company_id: about.companyId,
        login_id: account.loginId,
        mode,
        file_hash: file.sha256,
        file_name: fileName,
        rows: JSON.stringify(rows),
        left_out: JSON.stringify(leftOut),
        sheets: table.sheets && JSON.stringify(table.sheets),
        created_at: reader.now,
        created_by: account.loginId,
        updated_at: reader.now,
        updated_by: account.loginId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return toRehearsal(own.db, {
      ...about,
      id,
      version: 1,
      fileName,
      rows,
      leftOut,
      sheets: table.sheets,
      isMended: false,
      jobId: null,
      createdAt: reader.now,
      updatedAt: reader.now,
      updatedBy: account.loginId,
    })
  }
}

/** What of a row is mended: a cell that is another by now than it was before that stays so. */
function taken(values: WrittenRow['values'], { values: wanted, before }: Omit<MendedRow, 'row'>): WrittenRow['values'] {
  if (!before) return wanted
  const known = SHEET_FIELDS.filter((field) => (values[field] ?? '') === (before[field] ?? ''))
  return Object.fromEntries(known.flatMap((field) => (wanted[field] === undefined ? [] : [[field, wanted[field]]])))
}

/** The rows of a report with what is mended in them, and whether any cell is another by that. */
export function mendedRows(
  { rows, isMended }: Pick<Report, 'rows' | 'isMended'>,
  mended: readonly MendedRow[],
): { written: WrittenRow[]; isMended: boolean } {
  const changes = new Map(mended.map(({ row, ...change }) => [row, change]))
  const written = rows.map(({ row, values }) => {
    const change = changes.get(row)
    return { row, values: { ...values, ...(change && taken(values, change)) } }
  })
  const isOther = written.some(({ values }, place) => !isDeepStrictEqual(values, rows[place]?.values))
  return { written, isMended: isMended || isOther }
}

const judgmentOf = (row: CheckedRow | undefined) => [row?.outcome, row?.errors, row?.conflicts]

/** Mends cells of what was rehearsed and checks all of it again. */
export async function mendRehearsal(
  id: string,
  mended: readonly MendedRow[],
  context: CallContext,
): Promise<MendedRehearsal> {
  const reader = sheetReader(context)
  return transact(context.db, async (tx) => {
    const report = await holdReport(tx, id, context)
    if (report.jobId !== null) {
      throw new HttpError('FILE_UPLOADED', { current: await committedOf(tx, report) })
    }
    const { written, isMended } = mendedRows(report, mended)
    const { rows } = await checkedNow(tx, written, report.mode, reader)
    const by = { by: reader.own, at: reader.now }
    const version = await updateReport(tx, report, { rows, is_mended: isMended }, by)
    const named = new Set(mended.map(({ row }) => row))
    const told = rows.filter(
      (row, place) => named.has(row.row) || !isDeepStrictEqual(judgmentOf(row), judgmentOf(report.rows[place])),
    )
    return { version, counts: countRows(rows), rows: told }
  })
}
