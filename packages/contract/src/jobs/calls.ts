import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import type { jobsSchemas } from './schemas.ts'

/**
 * Jobs continue after the call that started them. Users follow and stop their own jobs, and those of their company
 * that need a permission they hold. Only the starter gets a job's files.
 */
export const jobsCalls = /* @__PURE__ */ defineCalls<typeof jobsSchemas>(
  'jobs',
  { ...READ, access: 'session', openUnder: [] },
  {
    list: { path: 'v1/jobs', passive: true },
    read: { path: 'v1/jobs/:jobId', passive: true },
    /**
     * Stops a job after the current step, and returns it: STOPPED, with rows left. Otherwise nothing was stopped,
     * because all rows were done or it had ended.
     */
    stop: { method: 'DELETE', path: 'v1/jobs/:jobId', writes: true, spectators: true },
    /** Called in the company of the job; the returned link needs no company. */
    file: { path: 'v1/jobs/:jobId/file' },
    /** The same for the file of the rows that failed or were left by a stop, which the next upload takes as it is. */
    failedRows: { path: 'v1/jobs/:jobId/failed-rows' },
    download: { path: 'v1/jobs/:jobId/file/:token', mediaTypes: [MEDIA_TYPES.csv, MEDIA_TYPES.xlsx] },
  },
)
