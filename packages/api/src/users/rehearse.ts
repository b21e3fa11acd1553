import { readFile } from 'node:fs/promises'
import type { Rehearsal, SheetMode, UploadedFile } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { CallContext } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { RequestFailure } from '../core/failure.ts'
import { readTable } from '../files/read-table.ts'
import { checkRows, countRows } from './check-rows.ts'
import { sheetFacts, understandRows } from './sheet-facts.ts'
import { countHeadings, writtenRows } from './sheet-rows.ts'

/** A report can be read again this long. */
const KEPT_FOR = 24 * 60 * 60_000

interface StoredReport extends Pick<Rehearsal, 'id' | 'mode' | 'rows' | 'leftOut'> {
  createdAt: Date
}

function toRehearsal({ id, mode, rows, leftOut, createdAt }: StoredReport): Rehearsal {
  return { id, mode, rows, counts: countRows(rows), leftOut, until: later(createdAt, KEPT_FOR).toISOString() }
}

/** Says what a file of users would do, row by row; of them nobody is changed. */
export async function rehearse(file: UploadedFile, mode: SheetMode, context: CallContext): Promise<Rehearsal> {
  const { db, clock, locale, site } = context
  const { account } = callerOf(context)
  const now = clock.now()
  const reader = { company: account.company, own: account.loginId, locale, now }
  const { bulkMaxRows: maxRows, bulkMaxBytes: maxBytes } = site.config
  const table = await readTable(await readFile(file.path), { maxRows, maxBytes, countHeadings })
  const { rows: written, leftOut } = writtenRows(table)
  const understood = await understandRows(db, written, reader)
  const rows = checkRows(understood, mode, await sheetFacts(db, understood, reader))
  const { id } = await db
    .insertInto('users_rehearsals')
    .values({
      company_id: account.company.id,
      login_id: account.loginId,
      mode,
      file_hash: file.sha256,
      rows: JSON.stringify(rows),
      left_out: JSON.stringify(leftOut),
      created_at: now,
      created_by: account.loginId,
      updated_at: now,
      updated_by: account.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return toRehearsal({ id, mode, rows, leftOut, createdAt: now })
}

/** The report of a file, for whoever has uploaded it and in the company it was uploaded in. */
export async function readRehearsal(id: string, context: CallContext): Promise<Rehearsal> {
  const { db, clock } = context
  const { account } = callerOf(context)
  const report = await db
    .selectFrom('users_rehearsals')
    .select(['id', 'mode', 'rows', 'left_out as leftOut', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('login_id', '=', account.loginId)
    .where('company_id', '=', account.company.id)
    .where('created_at', '>', later(clock.now(), -KEPT_FOR))
    .executeTakeFirst()
  if (!report) throw new RequestFailure('NOT_FOUND')
  return toRehearsal(report)
}

/** Removes reports that are kept no longer. */
export async function removeOldRehearsals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('users_rehearsals').where('created_at', '<=', later(now, -KEPT_FOR)).execute()
}
