import type { Job } from './schemas.ts'

/** Whether a job has not yet ended. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}
