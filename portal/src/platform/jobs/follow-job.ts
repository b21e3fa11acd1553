import type { Job, JobStarted } from '@tessera/contract'
import { calls, isRunning } from '@tessera/contract'
import type { MakeCall } from '../../data/caller.tsx'

/** Milliseconds until the next poll of a job: most jobs end soon, and the others take minutes. */
const pauses = { first: 1_000, later: 5_000 } as const
const FIRST_LOOKS = 5

/** Waits for the end of a started job, on any page. */
export async function followJob({ jobId }: Pick<JobStarted, 'jobId'>, request: MakeCall): Promise<Job> {
  for (let polls = 1; ; polls += 1) {
    const { data: job } = await request(calls.jobs.read, { params: { jobId } })
    if (!isRunning(job)) return job
    const pause = polls < FIRST_LOOKS ? pauses.first : pauses.later
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
}
