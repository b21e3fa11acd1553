import { LOCALES } from '@tessera/contract'
import * as z from 'zod'
import { keyOfFile } from '../core/jobs/job-files.ts'
import { defineLastingJob } from '../core/jobs/long-running-jobs.ts'
import { writeFailedRows } from './failed-rows.ts'

/** Writes what an upload that was stopped has left: the rows that failed, and those that it has not reached. */
export const leaving = defineLastingJob({
  name: 'users.leaving',
  input: z.object({
    jobId: z.uuid(),
    locale: z.enum(LOCALES),
    /** The place of the last row that was reached. */
    after: z.int(),
  }),
  async work({ input: { jobId, locale, after } }, { db, storage }) {
    await storage.put(keyOfFile(jobId), await writeFailedRows(db, jobId, { locale, notReachedAfter: after }))
    return async () => undefined
  },
})
