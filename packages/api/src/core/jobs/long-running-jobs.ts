import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import * as z from 'zod'
import { later } from '../clock.ts'
import type { Services } from '../http/context.ts'
import type { Db } from '../database/database.ts'
import type { JobRights } from './job-rights.ts'
import { isStillAllowed, RIGHTS_ENDED } from './job-rights.ts'
import type { Job, JobKind } from './jobs.ts'
import { defineJob } from './jobs.ts'

/** Lease of a job, in milliseconds. If a server does not renew it, another server restarts the job. */
const LEASE_MS = 15_000

/** Thrown when this server must give up a job: the job or the server was stopped, or another server has the lease. */
class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** A server's lease on a job. */
interface Lease {
  id: string
  attempt: string
}

/** Thrown when the job's starter has lost the rights. */
class RightsEndedError extends Error {
  override name = 'RightsEndedError'
}

interface LongRunningJob<Input> {
  /** `area.name`. */
  name: string
  input: ZodType<Input>
  /** The rights that the job's starter must keep until the end. */
  rights?: (input: Input) => JobRights
  /**
   * Does all the work outside of any transaction, and reports the number of rows after each part. Reporting throws if
   * the job must stop. Returns the writes for the transaction that ends the job.
   */
  work: (
    job: Omit<Job<Input>, 'progress'>,
    services: Services,
    reportProgress: (rows: number) => Promise<void>,
  ) => Promise<(services: Services) => Promise<void>>
}

/** The stored progress of a job that runs in the background: its current attempt. */
const leaseProgress = z.object({ attempt: z.uuid() })

function leasedRow(db: Db, { id, attempt }: Lease) {
  return db
    .updateTable('jobs')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`progress ->> 'attempt' = ${attempt}`)
}

/** Renews the lease and adds the finished rows. */
async function renewLease(db: Db, lease: Lease, rows: number, now: Date): Promise<void> {
  const renewed = await leasedRow(db, lease)
    .set((is) => ({ processed: is('processed', '+', rows), due_at: later(now, LEASE_MS), updated_at: now }))
    .returning('id')
    .executeTakeFirst()
  if (!renewed) throw new LeaseLostError()
}

/** Ends a job with its final writes, if this server still has the lease. */
async function end(lease: Lease, write: (services: Services) => Promise<void>, services: Services): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const now = services.clock.now()
    const ended = await leasedRow(tx, lease)
      .set({ status: 'DONE', tries: 0, reason: null, ended_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new LeaseLostError()
    await write({ ...services, ...services.withConnection(tx) })
  })
}

/** Does the work of one attempt outside of any transaction; returns the writes of the transaction that ends it. */
type Work = (
  services: Services,
  /** Reports the finished rows; throws if the job must stop. */
  reportProgress: (rows: number) => Promise<void>,
) => Promise<(services: Services) => Promise<void>>

/** Whether a job's starter still has the rights that it needs. */
type IsAllowed = (services: Services) => Promise<boolean>

async function run(lease: Lease, work: Work, services: Services, isAllowed: IsAllowed): Promise<void> {
  const { db, clock, background } = services
  const reportProgress = async (rows: number): Promise<void> => {
    if (background.isEnding()) throw new LeaseLostError()
    if (!(await isAllowed(services))) throw new RightsEndedError()
    await renewLease(db, lease, rows, clock.now())
  }
  // Renews the lease during slow operations, such as a write to a bucket, so that the server doesn't look dead.
  const heartbeat = setInterval(() => void renewLease(db, lease, 0, clock.now()).catch(() => undefined), LEASE_MS / 3)
  try {
    await end(lease, await work(services, reportProgress), services)
  } catch (error) {
    if (error instanceof RightsEndedError) {
      const now = clock.now()
      await leasedRow(db, lease)
        .set({ status: 'STOPPED', reason: RIGHTS_ENDED, ended_at: now, updated_at: now })
        .execute()
      return
    }
    if (!(error instanceof LeaseLostError)) throw error
    // The next server doesn't need to wait until the lease expires.
    await leasedRow(db, lease).set({ due_at: clock.now() }).execute()
  } finally {
    clearInterval(heartbeat)
  }
}

/** The outcome of a step whose job continues in the background until it ends. */
function runInBackground({ id }: { id: string }, work: Work, { clock }: Pick<Services, 'clock'>, isAllowed: IsAllowed) {
  const attempt = randomUUID()
  return {
    dueAt: later(clock.now(), LEASE_MS),
    progress: { attempt },
    inBackground: (services: Services) => run({ id, attempt }, work, services, isAllowed),
  }
}

/**
 * Defines a kind of job that runs longer than a transaction can. It runs in one attempt while other jobs run, and
 * restarts from the beginning if its server dies. All its output must be stored under the job's id.
 */
export function defineLongRunningJob<Input>({ name, input, rights, work }: LongRunningJob<Input>): JobKind<Input> {
  return defineJob<Input, z.infer<typeof leaseProgress>>({
    name,
    input,
    progress: leaseProgress,
    rights,
    async step(job, services) {
      const needed = rights?.(job.input)
      const isAllowed: IsAllowed = async (current) => !needed || isStillAllowed(job.startedBy, needed, current)
      await services.db.updateTable('jobs').set({ processed: 0 }).where('id', '=', job.id).execute()
      return runInBackground(job, (current, reportProgress) => work(job, current, reportProgress), services, isAllowed)
    },
  })
}
