import * as z from 'zod'
import { streamedFile } from '../file-schemas.ts'
import { LIMITS } from '../limits.ts'

/** A row that was not changed and the reason: in en-US, and as a code that clients translate. */
export const rowProblem = z.object({
  /** The row in the source file. */
  row: z.int().optional(),
  loginId: z.string(),
  code: z.string().optional(),
  error: z.string(),
})

/** A started job: its id and the number of accepted rows. */
export const jobStarted = z.object({ jobId: z.uuid(), accepted: z.int(), rejected: z.array(rowProblem) })

const status = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'STOPPED'])
const time = z.iso.datetime()

const job = z.object({
  status,
  /** The number of finished rows, including failed ones, and the total. */
  processed: z.int(),
  total: z.int(),
  failed: z.array(rowProblem),
})

/**
 * The file that a job creates, and the company for which it can be downloaded; `until` is null while it cannot be
 * downloaded.
 */
const jobFile = z.object({ name: z.string(), companyId: z.uuid(), until: time.nullable() })

/**
 * The subject of a job: its name for users, such as a file name, its company, and its portal page while that exists.
 */
const jobSubject = z.object({ name: z.string(), companyId: z.uuid(), page: z.string().nullable() })

const listedJob = z.object({
  jobId: z.uuid(),
  /** `area.name` of the call that it runs. */
  kind: z.string(),
  about: jobSubject.nullable(),
  /** The name of the user who started it; null for the caller's own jobs. */
  startedBy: z.string().nullable(),
  /** The name of the user who stopped it; null if its starter or the server did. */
  stoppedBy: z.string().nullable(),
  /** Whether it was stopped because its starter no longer has the permission for it. */
  hasLostRights: z.boolean(),
  status,
  processed: z.int(),
  total: z.int(),
  /** How many of its rows failed or were skipped. */
  failures: z.int(),
  startedAt: time,
  endedAt: time.nullable(),
  file: jobFile.nullable(),
  /**
   * The file of the rows that failed or were skipped. For a stopped job, it also has the rows that were not reached.
   */
  failedRows: jobFile.nullable(),
})

const oneJob = z.object({ jobId: z.uuid() })

/** Schemas of the jobs calls. */
export const jobsSchemas = {
  list: { answer: z.array(listedJob) },
  read: { params: oneJob, answer: job },
  stop: { params: oneJob, answer: job },
  file: { params: oneJob, answer: z.object({ url: z.string() }) },
  failedRows: { params: oneJob, answer: z.object({ url: z.string() }) },
  download: { params: oneJob.extend({ token: z.string().max(LIMITS.search) }), answer: streamedFile },
}

export type Job = z.infer<typeof job>
export type ListedJob = z.infer<typeof listedJob>
export type JobSubject = z.infer<typeof jobSubject>
export type JobStarted = z.infer<typeof jobStarted>
/** A row that a call or a job did not change. */
export type RejectedRow = z.infer<typeof rowProblem>
