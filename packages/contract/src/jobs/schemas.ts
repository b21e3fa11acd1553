import * as z from 'zod'

/** A row that was left as it is, and why: in en-US, and by a code that clients say in the reader's language. */
export const rowProblem = z.object({
  /** Where it stands in the file that it came from. */
  row: z.int().optional(),
  loginId: z.string(),
  code: z.string().optional(),
  error: z.string(),
})

/** What has begun and goes on after the answer: the job to follow, and how many rows it takes. */
export const jobStarted = z.object({ jobId: z.uuid(), accepted: z.int(), rejected: z.array(rowProblem) })

const job = z.object({
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
  /** How many rows are behind it, those that failed among them, of how many. */
  processed: z.int(),
  total: z.int(),
  failed: z.array(rowProblem),
})

/** What the server checks in the jobs area's calls. */
export const jobsSchemas = {
  read: { params: z.object({ jobId: z.uuid() }), answer: job },
}

export type Job = z.infer<typeof job>
export type JobStarted = z.infer<typeof jobStarted>
/** A row that a call or a job has left as it is. */
export type RejectedRow = z.infer<typeof rowProblem>
