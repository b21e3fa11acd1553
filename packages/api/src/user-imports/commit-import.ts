import type {
  CheckedRow,
  CellError,
  ImportCommit,
  ImportMode,
  ImportStarted,
  OverrideConflict,
} from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { readJob } from '../core/jobs/job-status.ts'
import { countRows, enqueue } from '../core/jobs/jobs.ts'
import { actorOf } from '../users/actor.ts'
import type { ParsedRow } from './import-rows.ts'
import { importUsersJob } from './import-users-job.ts'
import type { StoredImport } from './imports.ts'
import { earlierImport, importReader, lockImport, toPreview, updateImport } from './imports.ts'
import { checkNow, correctRows } from './preview-import.ts'
import type { StoredRow } from './stored-rows.ts'
import { changedRows, countSkipped, readRows, toRejected, toStored, writeRows } from './stored-rows.ts'

type Confirmation = Pick<ImportCommit, 'isOverrideConfirmed' | 'confirmedRows'>

/** A completed file that is imported again overwrites no user. It adds users that are still missing. */
const NO_ROWS: Confirmation = { confirmedRows: [] }

/** The response to the first commit. The skipped rows are the first of the job's failed rows. */
async function firstAnswer(tx: Db, importId: string, jobId: string, startedBy: string): Promise<ImportStarted> {
  const job = await readJob(tx, jobId, { loginId: startedBy, company: null })
  if (!job) throw new HttpError('NOT_FOUND')
  const skipped = await countSkipped(tx, importId)
  return { jobId, accepted: job.total - skipped, rejected: job.failed.slice(0, skipped), isRepeated: true }
}

/** Refuses to overwrite users without a confirmation. */
function refuseOverwriting(rows: readonly StoredRow[], parsed: readonly ParsedRow[]): void {
  const conflicts = rows.flatMap(({ row, status, conflicts: own }, index): OverrideConflict[] => {
    if (status !== 'WOULD_OVERWRITE') return []
    return [{ row, email: parsed[index]?.email ?? '', fields: own.map(({ field }) => field) }]
  })
  if (conflicts.length > 0) throw new HttpError('OVERRIDE_REQUIRED', { current: { conflicts } })
}

/** Marks the rows as skipped that would overwrite a user without a confirmation. */
function skipUnconfirmed(
  rows: readonly StoredRow[],
  before: readonly StoredRow[],
  { isOverrideConfirmed = false, confirmedRows }: Confirmation,
): StoredRow[] {
  const confirmed = new Set(confirmedRows)
  return rows.map((stored, index) => {
    if (stored.status !== 'WOULD_OVERWRITE' || isOverrideConfirmed || confirmed.has(stored.row)) return stored
    // The user could not confirm a conflict that the preview did not show.
    const code = before[index]?.status === 'WOULD_OVERWRITE' ? 'not_confirmed' : 'USER_EXISTS'
    const errors: CellError[] = [{ field: 'email', code }]
    return { ...stored, status: 'SKIPPED', operation: null, position: null, errors }
  })
}

/**
 * The rows as they are imported. Refuses if there is nothing to do, or if the user has not confirmed what to overwrite.
 */
async function planRows(
  tx: Db,
  { stored, checked, parsed, before, isCorrected }: CheckedImport,
  confirmation: Confirmation,
): Promise<StoredRow[]> {
  const rows = toStored(checked, parsed)
  const current = isCorrected ? null : await earlierImport(tx, stored)
  const { isOverrideConfirmed, confirmedRows } = current ? NO_ROWS : confirmation
  if (!isOverrideConfirmed && !confirmedRows) refuseOverwriting(rows, parsed)
  const planned = skipUnconfirmed(rows, before, { isOverrideConfirmed, confirmedRows })
  if (current && planned.every(({ operation }) => operation === null)) {
    throw new HttpError('FILE_UPLOADED', { current })
  }
  return planned
}

interface CheckedImport {
  stored: StoredImport
  checked: readonly CheckedRow[]
  parsed: readonly ParsedRow[]
  before: readonly StoredRow[]
  isCorrected: boolean
}

/**
 * Checks the rows again with their last corrections, and starts the job. Rows that are already stored stay unchanged.
 */
async function startJob(
  tx: Db,
  stored: StoredImport,
  commit: ImportCommit,
  context: CallContext,
): Promise<ImportStarted> {
  const { account } = callerOf(context)
  const reader = importReader(context)
  const { id, companyId, mode, fileName } = stored
  const stamp = { by: reader.readerId, at: reader.now }
  const before = await readRows(tx, id)
  const { written, isCorrected } = correctRows({ rows: before, isCorrected: stored.isCorrected }, commit.rows ?? [])
  const { parsed, rows: checked } = await checkNow(tx, written, mode, reader)
  const rows = await planRows(tx, { stored, checked, parsed, before, isCorrected }, commit)
  const accepted = rows.filter(({ operation }) => operation !== null).length
  const rejected = rows.filter(({ status }) => status === 'INVALID' || status === 'SKIPPED').map(toRejected)
  const about = { name: fileName, companyId, page: pathTo('/admin/userList/upload/:id', { id }) }
  const start = { startedBy: account.loginId, at: reader.now, total: accepted + rejected.length, about }
  const jobId = await enqueue(tx, importUsersJob, { by: actorOf(account), mode, importId: id }, start)
  await countRows(tx, jobId, { processed: rejected.length, failed: rejected })
  await writeRows(tx, id, await changedRows(rows, before), stamp)
  const changes = { is_corrected: isCorrected, job_id: jobId, locale: context.locale }
  await updateImport(tx, stored, changes, stamp)
  return { jobId, accepted, rejected, isRepeated: false }
}

/** Starts to import the rows of a preview. The same commit again returns the same job. */
export async function commitImport(
  commit: ImportCommit,
  mode: ImportMode,
  context: CallContext,
): Promise<ImportStarted> {
  const { account } = callerOf(context)
  const started = await transact(context.db, async (tx) => {
    const stored = await lockImport(tx, commit.id, context)
    const { id, jobId, version } = stored
    if (stored.mode !== mode) throw new HttpError('NOT_FOUND')
    if (jobId !== null) return firstAnswer(tx, id, jobId, account.loginId)
    if (commit.version !== undefined && commit.version !== version) {
      throw new HttpError('CONFLICT', { current: await toPreview(tx, stored, await readRows(tx, id)) })
    }
    return startJob(tx, stored, commit, context)
  })
  context.afterResponse(async ({ runJobs, mailer }) => {
    await runJobs()
    await mailer.flush()
  })
  return started
}
