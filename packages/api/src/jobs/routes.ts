import type { calls } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { listJobs, readJob } from '../core/jobs/job-status.ts'
import { keyOfFile, readJobFile } from '../core/jobs/job-files.ts'
import { isStillAllowed, jobReaderOf, rightsOfJob } from '../core/jobs/job-rights.ts'
import { writeRemainingRows } from '../user-imports/remaining-rows.ts'
import { namesOf } from '../users/queries.ts'
import { isValidLink, linkTo } from './file-links.ts'

/** Returns an existing value. Throws 404 for null. */
function found<Found>(value: Found | null): Found {
  if (value === null) throw new HttpError('NOT_FOUND')
  return value
}

/** The jobs that the caller can follow. */
const readerOf = (context: CallContext) => jobReaderOf(callerOf(context).account)

/** The caller and the time. */
function stampOf(context: CallContext) {
  return { by: callerOf(context).account.loginId, at: context.clock.now() }
}

/** Refuses the files of a job whose starter has lost the rights. */
async function checkRights(jobId: string, context: CallContext): Promise<void> {
  const rights = await rightsOfJob(jobId, context.db)
  const { loginId } = callerOf(context).account
  if (rights && !(await isStillAllowed(loginId, rights, context))) throw new HttpError('NOT_FOUND')
}

/** The download URL of a job's file, in the company that the job was started in. */
async function linkToFile(jobId: string, isOfFailedRows: boolean, context: CallContext): Promise<{ url: string }> {
  const { loginId, company } = callerOf(context).account
  const file = found(await readJobFile(context.db, jobId, stampOf(context)))
  await checkRights(jobId, context)
  if (file.company_id !== company.id || file.is_of_failed_rows !== isOfFailedRows) throw new HttpError('NOT_FOUND')
  return { url: linkTo({ jobId, loginId }, context) }
}

/** Handlers of the jobs area's calls. */
export const jobsHandlers: HandlersOf<typeof calls.jobs> = {
  async list(_input, context) {
    const jobs = await listJobs(context.db, readerOf(context), context.clock.now())
    const others = jobs.flatMap(({ startedBy, stoppedBy }) => [startedBy, stoppedBy].filter((id) => id !== null))
    const names = await namesOf(context.db, others)
    const nameOf = (loginId: string | null) => loginId && (names.get(loginId) ?? loginId)
    return jobs.map((job) => ({ ...job, startedBy: nameOf(job.startedBy), stoppedBy: nameOf(job.stoppedBy) }))
  },
  async read({ params }, context) {
    return found(await readJob(context.db, params.jobId, readerOf(context)))
  },
  async stop({ params: { jobId } }, context) {
    const reader = readerOf(context)
    const at = context.clock.now()
    await transact(context.db, (tx) =>
      context.stopJob(jobId, { ...context, ...context.withConnection(tx) }, reader, at),
    )
    context.afterResponse(({ runJobs }) => runJobs())
    return found(await readJob(context.db, jobId, reader))
  },
  async file({ params: { jobId } }, context) {
    return linkToFile(jobId, false, context)
  },
  async failedRows({ params: { jobId } }, context) {
    return linkToFile(jobId, true, context)
  },
  async download({ params: { jobId, token } }, context) {
    const { db, reply, storage } = context
    const stamp = stampOf(context)
    if (!isValidLink(token, { jobId, loginId: stamp.by }, context)) throw new HttpError('NOT_FOUND')
    const { name, media_type, is_of_failed_rows } = found(await readJobFile(db, jobId, stamp))
    await checkRights(jobId, context)
    const content = found(await (is_of_failed_rows ? writeRemainingRows(db, jobId) : storage.get(keyOfFile(jobId))))
    reply.header('content-disposition', `attachment; filename="${name}"`).type(media_type)
    return content
  },
}
