import * as z from 'zod'
import { streamedFile } from '../file-schemas.ts'
import { LIMITS } from '../limits.ts'

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

const status = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'STOPPED'])
const time = z.iso.datetime()

const job = z.object({
  status,
  /** How many rows are behind it, those that failed among them, of how many. */
  processed: z.int(),
  total: z.int(),
  failed: z.array(rowProblem),
})

/** What a job makes, and in which company's name it can be fetched; `until` is null where it cannot be: not yet, or no more. */
const jobFile = z.object({ name: z.string(), companyId: z.uuid(), until: time.nullable() })

/** What a job is about: what a person calls it, such as a file, in which company, and the portal's page of it while that is there. */
const jobSubject = z.object({ name: z.string(), companyId: z.uuid(), page: z.string().nullable() })

const listedJob = z.object({
  jobId: z.uuid(),
  /** `area.name` of what it does. */
  kind: z.string(),
  about: jobSubject.nullable(),
  /** The name of the person who started it; null for the caller's own jobs. */
  startedBy: z.string().nullable(),
  /** The name of the person who stopped it; null if its starter or the server did. */
  stoppedBy: z.string().nullable(),
  /** Whether it was stopped because its starter is no longer allowed to do what it does. */
  hasLostRights: z.boolean(),
  status,
  processed: z.int(),
  total: z.int(),
  /** How many of its rows failed or were left out. */
  failures: z.int(),
  startedAt: time,
  endedAt: time.nullable(),
  file: jobFile.nullable(),
  /** The file of the rows that failed or were left out and, where it was stopped, of those that it has not reached. */
  failedRows: jobFile.nullable(),
})

const oneJob = z.object({ jobId: z.uuid() })

/** What the server checks in the jobs area's calls. */
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
/** A row that a call or a job has left as it is. */
export type RejectedRow = z.infer<typeof rowProblem>
