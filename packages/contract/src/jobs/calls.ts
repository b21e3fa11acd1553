import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import type { jobsSchemas } from './schemas.ts'

/**
 * Jobs continue after the call that started them. Users follow and stop their own jobs, and jobs of their company that
 * need a permission they have. Only the starter gets a job's files.
 */
export const jobsCalls = /* @__PURE__ */ defineCalls<typeof jobsSchemas>(
  'jobs',
  { ...READ, access: 'session', openUnder: [] },
  {
    list: { path: 'v1/jobs', passive: true },
    read: { path: 'v1/jobs/:jobId', passive: true },
    /**
     * Stops a job after its current batch and returns it as STOPPED, with rows remaining. Any other returned status
     * means that the job had already ended or had no rows remaining.
     */
    stop: { method: 'DELETE', path: 'v1/jobs/:jobId', writes: true, spectators: true },
    /** Called for the job's company; the returned link needs no company. */
    file: { path: 'v1/jobs/:jobId/file' },
    /**
     * Like `file`, but for the file of the rows that failed or were not reached before a stop. Users can upload that
     * file again unchanged.
     */
    failedRows: { path: 'v1/jobs/:jobId/failed-rows' },
    download: { path: 'v1/jobs/:jobId/file/:token', mediaTypes: [MEDIA_TYPES.csv, MEDIA_TYPES.xlsx] },
  },
)
