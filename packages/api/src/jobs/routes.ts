import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import { readJob } from '../core/jobs.ts'

/** Answers the jobs area's calls. */
export const jobsHandlers: HandlersOf<typeof calls.jobs> = {
  async read({ params }, context) {
    const job = await readJob(context.db, params.jobId, callerOf(context).account.loginId)
    if (!job) throw new RequestFailure('NOT_FOUND')
    return job
  },
}
