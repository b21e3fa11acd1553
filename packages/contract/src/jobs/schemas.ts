import * as z from 'zod'

const failedRow = z.object({
  /** Where it stands in the file that it came from. */
  row: z.int().optional(),
  loginId: z.string(),
  error: z.string(),
})

const job = z.object({
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
  /** How many rows are behind it, those that failed among them, of how many. */
  processed: z.int(),
  total: z.int(),
  failed: z.array(failedRow),
})

/** What the server checks in the jobs area's calls. */
export const jobsSchemas = {
  read: { params: z.object({ jobId: z.uuid() }), answer: job },
}

export type Job = z.infer<typeof job>
