import type { Job, ListedJob } from '@tessera/contract'
import { sql } from 'kysely'
import { later } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { FILE_KEPT_FOR, hasFile } from './job-files.ts'
import type { JobReader } from './job-rights.ts'
import { isTrackedBy, RIGHTS_ENDED } from './job-rights.ts'
import type { JobKind } from './jobs.ts'

/** Milliseconds that an ended job's status can be read. */
const KEPT_FOR = 7 * 24 * 60 * 60_000
/** The maximum number of jobs in a response, newest first. */
const MAX_LISTED = 100

/** The jobs that the reader can follow. */
function trackedJobs(db: Db, reader: JobReader) {
  return db.selectFrom('jobs').where(isTrackedBy(reader)).where('total', 'is not', null)
}

/** The progress of a job, or null if the reader cannot follow it. */
export async function readJob(db: Db, id: string, reader: JobReader): Promise<Job | null> {
  const job = await trackedJobs(db, reader)
    .select(['status', 'processed', 'total', 'failed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return job ? { ...job, total: job.total ?? 0 } : null
}

/**
 * Returns the jobs of the last seven days that their reader can follow, newest first. Only the starter gets their files
 * and pages. `startedBy` and `stoppedBy` are login ids.
 */
export async function listJobs(db: Db, reader: JobReader, now: Date): Promise<ListedJob[]> {
  const rows = await trackedJobs(db, reader)
    .leftJoin('jobs_files', 'jobs_files.job_id', 'jobs.id')
    .select(['jobs.id', 'kind', 'status', 'processed', 'total', 'jobs.created_at', 'ended_at', 'about'])
    .select(['jobs.started_by', 'jobs.updated_by', 'jobs.reason'])
    .select(['jobs_files.name', 'jobs_files.company_id', 'is_of_failed_rows', hasFile.as('has_made')])
    .select(sql<number>`jsonb_array_length(jobs.failed)`.as('failures'))
    .where('jobs.created_at', '>', later(now, -KEPT_FOR))
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => {
    const { id, kind, about, status, processed, total, failures, created_at, ended_at, name, company_id } = row
    const until = ended_at && later(ended_at, FILE_KEPT_FOR)
    const isAvailable = row.has_made && until !== null && until > now
    const isOwn = row.started_by === reader.loginId
    const file =
      !isOwn || name === null || company_id === null
        ? null
        : { name, companyId: company_id, until: isAvailable ? until.toISOString() : null }
    return {
      jobId: id,
      kind,
      startedBy: isOwn ? null : row.started_by,
      stoppedBy: status === 'STOPPED' && row.updated_by !== row.started_by ? row.updated_by : null,
      hasLostRights: row.reason === RIGHTS_ENDED,
      about: about && { ...about, page: !isOwn || (until !== null && until <= now) ? null : about.page },
      status,
      processed,
      total: total ?? 0,
      failures,
      startedAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      file: row.is_of_failed_rows ? null : file,
      failedRows: row.is_of_failed_rows ? file : null,
    }
  })
}

/** The jobs that have not ended, as a query to join. */
export function openJobs(db: Db) {
  return db.selectFrom('jobs').select('id').where('ended_at', 'is', null)
}

/** The jobs whose output has expired, as a query to join. */
export function oldJobs(db: Db, now: Date) {
  return db.selectFrom('jobs').select('id').where('ended_at', '<=', later(now, -FILE_KEPT_FOR))
}

/** Removes jobs that ended long ago. */
export async function removeOldJobs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('jobs').where('ended_at', '<', later(now, -KEPT_FOR)).execute()
}

/** The inputs of unfinished jobs of a kind. */
export async function openInputs<Input>(db: Db, kind: JobKind<Input>): Promise<Input[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('input')
    .where('kind', '=', kind.name)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ input }) => kind.input.parse(input))
}
