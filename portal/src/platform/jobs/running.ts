import type { Job } from '@tessera/contract'

/** How often a job that runs is looked at, in milliseconds. */
export const LOOK_EVERY = 1_000

/** Whether a job has not ended yet. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}
