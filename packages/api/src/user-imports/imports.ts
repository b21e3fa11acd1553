import type { CheckedRow, EarlierImport, ImportMode, ImportPreview, Locale } from '@tessera/contract'
import { isRunning } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { oldJobs, openJobs, readJob } from '../core/jobs/job-status.ts'
import { namesOf } from '../users/queries.ts'
import { countRows } from './check-rows.ts'
import type { ImportReader } from './import-context.ts'
import type { StoredRow } from './stored-rows.ts'
import { readRows, toChecked, toResult } from './stored-rows.ts'

/** A preview can be read this long, in milliseconds, and as long as its job runs. */
const KEPT_FOR = 24 * 60 * 60_000

/** Imports with the same three values are of the same file. */
export interface ImportFile {
  companyId: string
  mode: ImportMode
  fileHash: string
}

/** The caller as the reader of a file's rows. */
export function importReader(context: CallContext): ImportReader {
  const { account } = callerOf(context)
  return { company: account.company, readerId: account.loginId, locale: context.locale, now: context.clock.now() }
}

const COLUMNS = [
  'id',
  'company_id as companyId',
  'mode',
  'file_name as fileName',
  'file_hash as fileHash',
  'skipped_columns as skippedColumns',
  'worksheets',
  'is_corrected as isCorrected',
  'job_id as jobId',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
] as const

function selectImport(db: Db, id: string, context: CallContext) {
  const { account } = callerOf(context)
  return db
    .selectFrom('user_imports')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('login_id', '=', account.loginId)
    .where('company_id', '=', account.company.id)
    .where((is) =>
      is.or([is('created_at', '>', later(context.clock.now(), -KEPT_FOR)), is('job_id', 'in', openJobs(db))]),
    )
}

/** An import without its rows. */
export type StoredImport = NonNullable<Awaited<ReturnType<ReturnType<typeof selectImport>['executeTakeFirst']>>>

/** A new import, before anything of it is committed. */
export type NewImport = Pick<StoredImport, 'fileName' | 'skippedColumns' | 'worksheets'> & ImportFile

/** Stores an import of the caller. */
export function insertImport(tx: Db, file: NewImport, { by, at }: AuditStamp): Promise<StoredImport> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  return tx
    .insertInto('user_imports')
    .values({
      company_id: file.companyId,
      login_id: by,
      mode: file.mode,
      file_hash: file.fileHash,
      file_name: file.fileName,
      skipped_columns: JSON.stringify(file.skippedColumns),
      worksheets: file.worksheets && JSON.stringify(file.worksheets),
      ...audit,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** The last completed import of the same file, or null. */
export async function earlierImport(db: Db, { companyId, mode, fileHash }: ImportFile): Promise<EarlierImport | null> {
  const earlier = await db
    .selectFrom('user_imports_completed')
    .select(['updated_at', 'updated_by'])
    .where('company_id', '=', companyId)
    .where('mode', '=', mode)
    .where('file_hash', '=', fileHash)
    .executeTakeFirst()
  if (!earlier) return null
  return toEarlier(db, { by: earlier.updated_by, at: earlier.updated_at })
}

async function toEarlier(db: Db, { by, at }: AuditStamp): Promise<EarlierImport> {
  return { at: at.toISOString(), by: (await namesOf(db, [by])).get(by) ?? by }
}

/**
 * The time of an import's commit, and the committing user; null before that. No user can change an import after its
 * commit.
 */
export async function committedOf(
  db: Db,
  { jobId, updatedAt: at, updatedBy: by }: Pick<StoredImport, 'jobId' | 'updatedAt' | 'updatedBy'>,
): Promise<EarlierImport | null> {
  return jobId === null ? null : toEarlier(db, { by, at })
}

/** Notes that the import of a file is completed. */
export async function noteCompleted(
  db: Db,
  { companyId, mode, fileHash }: ImportFile,
  { by, at }: AuditStamp,
): Promise<void> {
  const audit = { updated_at: at, updated_by: by }
  await db
    .insertInto('user_imports_completed')
    .values({ company_id: companyId, mode, file_hash: fileHash, created_at: at, created_by: by, ...audit })
    .onConflict((conflict) => conflict.columns(['company_id', 'mode', 'file_hash']).doUpdateSet(audit))
    .execute()
}

/** An import of the caller in the company in effect, locked until the transaction ends. */
export async function lockImport(tx: Db, id: string, context: CallContext): Promise<StoredImport> {
  const found = await selectImport(tx, id, context).forUpdate().executeTakeFirst()
  if (!found) throw new HttpError('NOT_FOUND')
  return found
}

/** The preview of an import of the caller in the company in effect. */
export async function readPreview(id: string, context: CallContext): Promise<ImportPreview> {
  const found = await selectImport(context.db, id, context).executeTakeFirst()
  if (!found) throw new HttpError('NOT_FOUND')
  return toPreview(context.db, found, await readRows(context.db, id))
}

/** Whether the job of an import has ended. */
async function hasEnded(db: Db, { jobId, updatedBy }: Pick<StoredImport, 'jobId' | 'updatedBy'>): Promise<boolean> {
  const job = jobId === null ? null : await readJob(db, jobId, { loginId: updatedBy, company: null })
  return job !== null && !isRunning(job)
}

/** An import with its rows as calls return it. */
export async function toPreview(db: Db, stored: StoredImport, rows: readonly StoredRow[]): Promise<ImportPreview> {
  const { id, version, mode, fileName, skippedColumns, worksheets, isCorrected, jobId, createdAt } = stored
  const checked: CheckedRow[] = rows.map(toChecked)
  return {
    id,
    version,
    mode,
    fileName,
    rows: (await hasEnded(db, stored)) ? rows.map(toResult) : checked,
    counts: countRows(checked),
    skippedColumns,
    worksheets,
    until: later(createdAt, KEPT_FOR).toISOString(),
    // A file with corrected cells is another file.
    uploaded: isCorrected ? null : await earlierImport(db, stored),
    jobId,
    committed: await committedOf(db, stored),
  }
}

/** Stores that the rows of an import were checked again; returns its new version. */
export async function updateImport(
  tx: Db,
  { id, version: current }: Pick<StoredImport, 'id' | 'version'>,
  changes: { is_corrected: boolean; job_id?: string; locale?: Locale },
  { by, at }: AuditStamp,
): Promise<number> {
  const version = current + 1
  await tx
    .updateTable('user_imports')
    .set({ ...changes, version, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
  return version
}

/** Removes expired imports. The file of remaining rows is available for a day after the job. */
export async function removeOldImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('user_imports')
    .where('created_at', '<=', later(now, -KEPT_FOR))
    .where((is) => is.or([is('job_id', 'is', null), is('job_id', 'in', oldJobs(db, now))]))
    .execute()
}
