import { sql } from 'kysely'
import { later } from '../clock.ts'
import type { AuditStamp } from '../database/columns.ts'
import type { Db } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'

/** Milliseconds that a job's file can be downloaded after its end. */
export const FILE_KEPT_FOR = 24 * 60 * 60_000

/** A job's file: its name for the user, and the company it was requested for. */
export interface JobFile {
  company_id: string
  name: string
  media_type: string
  /** Whether the file has the remaining rows of an import. Such a file is written for each download and not stored. */
  is_of_failed_rows?: boolean
}

/** The storage key of a job's file. */
export const keyOfFile = (jobId: string): string => `exports/${jobId}`

/** Records a job's file with the job, in one transaction, so that it is always removed later. */
export async function addJobFile(db: Db, jobId: string, file: JobFile, { by, at }: AuditStamp): Promise<void> {
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await db
    .insertInto('jobs_files')
    .values({ job_id: jobId, ...file, ...audit })
    .execute()
}

/** Whether a job has a file. A stopped job has one only for the remaining rows of an import. */
export const hasFile = sql<boolean>`(status = 'DONE' or (status = 'STOPPED' and is_of_failed_rows))`

/** The file of a user's job, from its end until it expires. */
export async function readJobFile(db: Db, jobId: string, { by, at }: AuditStamp): Promise<Required<JobFile> | null> {
  const file = await db
    .selectFrom('jobs_files')
    .innerJoin('jobs', 'jobs.id', 'jobs_files.job_id')
    .select(['jobs_files.company_id', 'name', 'media_type', 'is_of_failed_rows'])
    .where('job_id', '=', jobId)
    .where('started_by', '=', by)
    .where(hasFile)
    .where('ended_at', '>', later(at, -FILE_KEPT_FOR))
    .executeTakeFirst()
  return file ?? null
}

/** Removes the files of jobs that ended a day ago, and files that failed jobs left. */
export async function removeOldFiles(db: Db, storage: Storage, now: Date): Promise<void> {
  const old = await db
    .selectFrom('jobs_files')
    .innerJoin('jobs', 'jobs.id', 'jobs_files.job_id')
    .select('job_id')
    .where('ended_at', '<=', later(now, -FILE_KEPT_FOR))
    .execute()
  for (const { job_id } of old) {
    // The row is deleted last. If the server is killed in between, the next cleanup removes the file.
    await storage.remove(keyOfFile(job_id))
    await db.deleteFrom('jobs_files').where('job_id', '=', job_id).execute()
  }
}
