import type { CheckedRow, Commit, JobStarted, OverrideConflict, SheetMode } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { RequestFailure } from '../core/http/http-error.ts'
import { readJob } from '../core/jobs/job-status.ts'
import { countRows, enqueue } from '../core/jobs/jobs.ts'
import { actorOf } from './actor.ts'
import { earlierUpload, holdReport, sheetReader, toRehearsal, updateReport } from './rehearsals.ts'
import { checkedNow, mendedRows } from './rehearse.ts'
import type { SheetRow } from './sheet-rows.ts'
import type { FailedRow, PlannedRow } from './uploaded-rows.ts'
import { countLeftOut, keepRows, toRejected } from './uploaded-rows.ts'
import { uploading } from './uploading.ts'

interface Plan {
  planned: PlannedRow[]
  failed: FailedRow[]
}

type Confirmation = Pick<Commit, 'isOverrideConfirmed' | 'confirmedRows'>

/** The same file again overwrites nobody; it adds who is missing still. */
const NOBODY: Confirmation = { confirmedRows: [] }

/** What was begun already, as it was answered then: what was left out stands first among what failed. */
async function answerOf(tx: Db, jobId: string, startedBy: string): Promise<JobStarted> {
  const job = await readJob(tx, jobId, { loginId: startedBy, company: null })
  if (!job) throw new RequestFailure('NOT_FOUND')
  const leftOut = await countLeftOut(tx, jobId)
  return { jobId, accepted: job.total - leftOut, rejected: job.failed.slice(0, leftOut) }
}

/** Refuses to overwrite people without a word about that. */
function refuseOverwriting(rows: readonly CheckedRow[], understood: readonly SheetRow[]): void {
  const conflicts = rows.flatMap(({ row, outcome, conflicts: own }, place): OverrideConflict[] => {
    if (outcome !== 'WOULD_OVERWRITE') return []
    return [{ row, email: understood[place]?.email ?? '', fields: own.map(({ field }) => field) }]
  })
  if (conflicts.length > 0) throw new RequestFailure('OVERRIDE_REQUIRED', { current: { conflicts } })
}

/** Who takes the role from an administrator comes last, when others have it. */
const isDemotion = ({ conflicts }: CheckedRow, read: SheetRow | undefined) =>
  read?.role === 'USER' && conflicts.some(({ field }) => field === 'role')

function planOf(
  rows: readonly CheckedRow[],
  understood: readonly SheetRow[],
  before: readonly CheckedRow[],
  { isOverrideConfirmed = false, confirmedRows }: Confirmation,
): Plan {
  if (!isOverrideConfirmed && !confirmedRows) refuseOverwriting(rows, understood)
  const confirmed = new Set(confirmedRows)
  const plan: Plan = { planned: [], failed: [] }
  const demoted: PlannedRow[] = []
  rows.forEach((checked, place) => {
    const { row, values, errors, outcome } = checked
    if (outcome === 'TO_MEND') plan.failed.push({ row, values, errors })
    if (outcome === 'GOOD') plan.planned.push({ row, values, deed: 'ADD' })
    if (outcome !== 'WOULD_OVERWRITE') return
    if (isOverrideConfirmed || confirmed.has(row)) {
      const change = { row, values, deed: 'CHANGE' } as const
      ;(isDemotion(checked, understood[place]) ? demoted : plan.planned).push(change)
    } else {
      // Nobody could confirm what was not said yet.
      const code = before[place]?.outcome === 'WOULD_OVERWRITE' ? 'not_confirmed' : 'USER_EXISTS'
      plan.failed.push({ row, values, errors: [{ field: 'email', code }] })
    }
  })
  return { ...plan, planned: [...plan.planned, ...demoted] }
}

/** Begins to do what was rehearsed; who commits the same again is told of the same job. */
export async function commit(wish: Commit, mode: SheetMode, context: CallContext): Promise<JobStarted> {
  const { account } = callerOf(context)
  const reader = sheetReader(context)
  const started = await transact(context.db, async (tx) => {
    const report = await holdReport(tx, wish.id, context)
    if (report.mode !== mode) throw new RequestFailure('NOT_FOUND')
    if (report.jobId !== null) return answerOf(tx, report.jobId, reader.own)
    if (wish.version !== undefined && wish.version !== report.version) {
      throw new RequestFailure('CONFLICT', { current: await toRehearsal(tx, report) })
    }
    const { written, isMended } = mendedRows(report, wish.rows ?? [])
    const { understood, rows } = await checkedNow(tx, written, mode, reader)
    const current = isMended ? null : await earlierUpload(tx, report)
    const { planned, failed } = planOf(rows, understood, report.rows, current ? NOBODY : wish)
    if (current && planned.length === 0) throw new RequestFailure('FILE_UPLOADED', { current })
    const { companyId, fileHash } = report
    const file = { companyId, mode, fileHash }
    const input = { by: actorOf(account), locale: context.locale, file }
    const about = { name: report.fileName, companyId, page: pathTo('/admin/userList/upload/:id', { id: report.id }) }
    const start = { startedBy: account.loginId, at: reader.now, total: planned.length + failed.length, about }
    const jobId = await enqueue(tx, uploading, input, start)
    const rejected = failed.map(toRejected)
    await countRows(tx, jobId, { processed: failed.length, failed: rejected })
    await keepRows(tx, jobId, planned, failed)
    await updateReport(tx, report, { rows, is_mended: isMended, job_id: jobId }, { by: reader.own, at: reader.now })
    return { jobId, accepted: planned.length, rejected }
  })
  context.afterwards(async ({ runJobs, mailer }) => {
    await runJobs()
    await mailer.flush()
  })
  return started
}
