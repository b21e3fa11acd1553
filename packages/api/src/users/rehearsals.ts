import type { CheckedRow, EarlierUpload, Rehearsal, SheetMode } from '@tessera/contract'
import { isRunning } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { Act } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { RequestFailure } from '../core/http/http-error.ts'
import { openJobs, readJob } from '../core/jobs/job-status.ts'
import { countRows } from './check-rows.ts'
import { namesOf } from './queries.ts'
import type { SheetReader } from './sheet-facts.ts'
import { readResults } from './uploaded-rows.ts'

/** A report can be read again this long; while its job runs, longer. */
const KEPT_FOR = 24 * 60 * 60_000

/** A file of users, by what makes two of them the same. */
export interface FileOfUsers {
  companyId: string
  mode: SheetMode
  fileHash: string
}

/** Who reads the rows of a file, and for whom. */
export function sheetReader(context: CallContext): SheetReader {
  const { account } = callerOf(context)
  return { company: account.company, own: account.loginId, locale: context.locale, now: context.clock.now() }
}

function selectReport(db: Db, id: string, context: CallContext) {
  const { account } = callerOf(context)
  return db
    .selectFrom('users_rehearsals')
    .select(['id', 'company_id as companyId', 'mode', 'file_name as fileName', 'file_hash as fileHash', 'rows'])
    .select([
      'left_out as leftOut',
      'sheets',
      'is_mended as isMended',
      'job_id as jobId',
      'version',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
    ])
    .where('id', '=', id)
    .where('login_id', '=', account.loginId)
    .where('company_id', '=', account.company.id)
    .where((is) =>
      is.or([is('created_at', '>', later(context.clock.now(), -KEPT_FOR)), is('job_id', 'in', openJobs(db))]),
    )
}

/** A report as it is stored. */
export type Report = NonNullable<Awaited<ReturnType<ReturnType<typeof selectReport>['executeTakeFirst']>>>

/** When a file was uploaded to its end last, and by whom; null where it never was. */
export async function earlierUpload(db: Db, { companyId, mode, fileHash }: FileOfUsers): Promise<EarlierUpload | null> {
  const earlier = await db
    .selectFrom('users_uploads')
    .select(['updated_at', 'updated_by'])
    .where('company_id', '=', companyId)
    .where('mode', '=', mode)
    .where('file_hash', '=', fileHash)
    .executeTakeFirst()
  if (!earlier) return null
  return toUpload(db, { by: earlier.updated_by, at: earlier.updated_at })
}

async function toUpload(db: Db, { by, at }: Act): Promise<EarlierUpload> {
  return { at: at.toISOString(), by: (await namesOf(db, [by])).get(by) ?? by }
}

/** When a report was committed, and by whom: nothing is written to it after that. */
export async function committedOf(
  db: Db,
  { jobId, updatedAt: at, updatedBy: by }: Pick<Report, 'jobId' | 'updatedAt' | 'updatedBy'>,
): Promise<EarlierUpload | null> {
  return jobId === null ? null : toUpload(db, { by, at })
}

/** Rows as they were committed, with what has come of them. */
async function withResults(
  db: Db,
  { rows, jobId, updatedBy: startedBy }: Pick<Report, 'rows' | 'jobId' | 'updatedBy'>,
): Promise<Rehearsal['rows']> {
  const job = jobId === null ? null : await readJob(db, jobId, { loginId: startedBy, company: null })
  if (jobId === null || !job || isRunning(job)) return rows
  const results = await readResults(db, jobId, job.processed)
  if (results.size === 0) return rows
  return rows.map((row) => {
    if (row.outcome === 'NOTHING_TO_DO') return row
    return { ...row, ...results.get(row.row) }
  })
}

/** Notes that a file was uploaded to its end. */
export async function noteUpload(db: Db, { companyId, mode, fileHash }: FileOfUsers, { by, at }: Act): Promise<void> {
  const audit = { updated_at: at, updated_by: by }
  await db
    .insertInto('users_uploads')
    .values({ company_id: companyId, mode, file_hash: fileHash, created_at: at, created_by: by, ...audit })
    .onConflict((conflict) => conflict.columns(['company_id', 'mode', 'file_hash']).doUpdateSet(audit))
    .execute()
}

/** A report, held until the transaction ends; whoever has not uploaded it, or acts for another company, is told of none. */
export async function holdReport(tx: Db, id: string, context: CallContext): Promise<Report> {
  const report = await selectReport(tx, id, context).forUpdate().executeTakeFirst()
  if (!report) throw new RequestFailure('NOT_FOUND')
  return report
}

/** The report of a file, for whoever has uploaded it and in the company it was uploaded in. */
export async function readRehearsal(id: string, context: CallContext): Promise<Rehearsal> {
  const report = await selectReport(context.db, id, context).executeTakeFirst()
  if (!report) throw new RequestFailure('NOT_FOUND')
  return toRehearsal(context.db, report)
}

/** A report as it is answered. */
export async function toRehearsal(db: Db, report: FileOfUsers & Omit<Report, 'companyId'>): Promise<Rehearsal> {
  const { id, version, mode, fileName, rows: checked, leftOut, sheets, isMended, jobId, createdAt } = report
  const until = later(createdAt, KEPT_FOR).toISOString()
  // What was mended is another file.
  const uploaded = isMended ? null : await earlierUpload(db, report)
  const rows = await withResults(db, report)
  const committed = await committedOf(db, report)
  const counts = countRows(checked)
  return { id, version, mode, fileName, rows, counts, leftOut, sheets, until, uploaded, jobId, committed }
}

/** Stores what rows are by now, and that cells of them were mended if any were; answers the report's version after that. */
export async function updateReport(
  tx: Db,
  { id, version: held }: Pick<Report, 'id' | 'version'>,
  { rows, ...changes }: { rows: readonly CheckedRow[]; is_mended: boolean; job_id?: string },
  { by, at }: Act,
): Promise<number> {
  const version = held + 1
  await tx
    .updateTable('users_rehearsals')
    .set({ ...changes, version, rows: JSON.stringify(rows), updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
  return version
}

/** Removes reports that are kept no longer. */
export async function removeOldRehearsals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('users_rehearsals')
    .where('created_at', '<=', later(now, -KEPT_FOR))
    .where((is) => is.or([is('job_id', 'is', null), is('job_id', 'not in', openJobs(db))]))
    .execute()
}
