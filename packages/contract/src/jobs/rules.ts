import type { Job } from './schemas.ts'

/** The stored names of the jobs that users can follow: area and task. */
export const FOLLOWED_JOBS = {
  importUsers: 'userImports.importUsers',
  addUser: 'users.addUser',
  completeGrants: 'users.completeGrants',
  bulkUpdateUsers: 'users.bulkUpdate',
  exportUsers: 'users.export',
  exportGlobalUsers: 'globalUsers.export',
  exportActivity: 'activity.export',
  exportReview: 'accessReviews.export',
} as const

export type FollowedJob = (typeof FOLLOWED_JOBS)[keyof typeof FOLLOWED_JOBS]

/** Whether a job has not yet ended. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}
