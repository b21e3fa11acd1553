import type { Job, JobStarted } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { MakeCall } from '../../data/caller.tsx'

/** How long between two looks at a job, in milliseconds. */
const LOOKS_EVERY = 1_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOKS_EVERY))

/** Waits for the end of a job that was started, on whatever page one is by then. */
export async function followJob({ jobId }: Pick<JobStarted, 'jobId'>, request: MakeCall): Promise<Job> {
  for (;;) {
    const { data: job } = await request(calls.jobs.read, { params: { jobId } })
    if (job.status === 'DONE' || job.status === 'FAILED') return job
    await pause()
  }
}
