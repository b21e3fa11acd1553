import { setImmediate } from 'node:timers/promises'
import type { Job as FollowedJob, JobSubject } from '@tessera/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import { later } from '../clock.ts'
import type { Services } from '../http/context.ts'
import type { Db } from '../database/database.ts'
import type { JobReader, JobRights } from './job-rights.ts'
import { isTrackedBy, isStillAllowed, RIGHTS_ENDED, storedPermission } from './job-rights.ts'
import type { CoreTables } from '../database/tables.ts'

/** The delays before the second and the third, last try of a failed step. */
const RETRIES_AFTER = [5_000, 30_000]

/** A job as its steps see it. */
export interface Job<Input, Progress = never> {
  id: string
  startedBy: string
  input: Input
  /** The progress of the last step; undefined in the first. */
  progress: Progress | undefined
}

/** The outcome of a step: the job is done, or continues when due. */
export type Outcome<Progress = never> =
  | 'done'
  | {
      dueAt: Date
      progress?: Progress
      /** Runs after the step's transaction commits, outside it. It ends the job, or else the job is due again. */
      inBackground?: (services: Services) => Promise<void>
    }

interface JobDefinition<Input, Progress> {
  /** `area.name`. */
  name: string
  input: ZodType<Input>
  progress?: ZodType<Progress>
  /** The rights that the job's starter must have at each step; without them, the job is stopped. */
  rights?: ((input: Input) => JobRights) | undefined
  /** Runs one step in its own transaction, only through its services. */
  step: (job: Job<Input, Progress>, services: Services) => Promise<Outcome<Progress>>
  /** Cleans up when the starter stops the job, in the same transaction. */
  stop?: (job: Job<Input, Progress>, services: Services) => Promise<void>
  /** Reports the job's failure where users see it. */
  fail?: (job: Job<Input, Progress>, services: Services) => Promise<void>
}

type StoredJob = NonNullable<Awaited<ReturnType<typeof claimNextJob>>>
type StoppedJob = Pick<StoredJob, 'id' | 'kind' | 'started_by' | 'input' | 'progress'>

type Changes = Updateable<CoreTables['jobs']>

/** The result of a step: the job's new columns, and the work after the transaction. */
interface StepResult {
  changes: Changes
  inBackground?: ((services: Services) => Promise<void>) | undefined
}

/** A kind of job, whose input and progress are read from stored rows. */
export interface JobKind<Input = unknown> {
  name: string
  input: ZodType<Input>
  rights: (stored: Pick<StoredJob, 'input'>) => JobRights | null
  step: (stored: StoredJob, services: Services) => Promise<Outcome<unknown>>
  stop: (stored: StoppedJob, services: Services) => Promise<void>
  fail: (stored: StoredJob, services: Services) => Promise<void>
}

/** Defines a kind of job; `app` lists all of them. */
export function defineJob<Input, Progress = never>(definition: JobDefinition<Input, Progress>): JobKind<Input> {
  const { name, input } = definition
  const toJob = (stored: StoppedJob): Job<Input, Progress> => ({
    id: stored.id,
    startedBy: stored.started_by,
    input: input.parse(stored.input),
    progress: stored.progress === null ? undefined : definition.progress?.parse(stored.progress),
  })
  return {
    name,
    input,
    rights: (stored) => definition.rights?.(input.parse(stored.input)) ?? null,
    step: async (stored, services) => definition.step(toJob(stored), services),
    stop: async (stored, services) => definition.stop?.(toJob(stored), services),
    fail: async (stored, services) => definition.fail?.(toJob(stored), services),
  }
}

interface Start {
  startedBy: string
  at: Date
  dueAt?: Date
  /** The number of rows, if the starter can follow the job. */
  total?: number
  /** The job's subject, for its followers. */
  about?: JobSubject
}

/** Adds a job in the caller's transaction, due immediately by default; returns its id. */
export async function enqueue<Input>(
  db: Db,
  kind: JobKind<Input>,
  input: Input,
  { startedBy, at, dueAt = at, total, about }: Start,
): Promise<string> {
  const parsed = kind.input.parse(input)
  const rights = kind.rights({ input: parsed })
  const { id } = await db
    .insertInto('jobs')
    .values({
      kind: kind.name,
      input: JSON.stringify(parsed),
      company_id: rights?.companyId,
      permission: rights && storedPermission(rights.permission),
      due_at: dueAt,
      total,
      about: about && JSON.stringify(about),
      started_by: startedBy,
      created_at: at,
      created_by: startedBy,
      updated_at: at,
      updated_by: startedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts the rows that a job's step has processed, including failed ones, in the step's transaction. */
export async function countRows(
  db: Db,
  id: string,
  { processed, failed = [] }: { processed: number; failed?: FollowedJob['failed'] },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((is) => ({
      processed: is('processed', '+', processed),
      failed: sql<string>`failed || ${JSON.stringify(failed)}::jsonb`,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Returns a function that stops a job after its current step, if its reader can follow it. A job that has ended or
 * processed all its rows stays unchanged.
 */
export function createJobStopper(kinds: readonly JobKind[]) {
  return async (id: string, services: Services, reader: JobReader, at: Date): Promise<void> => {
    const stopped = await services.db
      .updateTable('jobs')
      .set({ status: 'STOPPED', ended_at: at, updated_at: at, updated_by: reader.loginId })
      .where('id', '=', id)
      .where(isTrackedBy(reader))
      .whereRef('processed', '<', 'total')
      .where('ended_at', 'is', null)
      .returning(['id', 'kind', 'input', 'progress', 'started_by'])
      .executeTakeFirst()
    if (stopped) await kinds.find(({ name }) => name === stopped.kind)?.stop(stopped, services)
  }
}

/**
 * Locks the job that has waited longest until the transaction ends, so that no other server takes it. Unknown kinds are
 * left to newer servers.
 */
function claimNextJob(db: Db, kinds: readonly string[], now: Date) {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'input', 'progress', 'tries', 'started_by'])
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Runs an action within a savepoint: its failure rolls back its effects, and the transaction continues. */
async function withSavepoint<Result>(
  tx: Db,
  action: () => Promise<Result>,
): Promise<{ result: Result; error: null } | { result: null; error: Error }> {
  await sql`savepoint attempt`.execute(tx)
  try {
    return { result: await action(), error: null }
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx)
    return { result: null, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/**
 * Returns a function that runs the due jobs step by step, and returns the number of steps. A step's effects, its
 * progress and its job's lock share one transaction. If a server is killed, another one repeats the step.
 */
export function createJobRunner(
  kinds: readonly JobKind[],
  services: Services,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<number> {
  const { db, clock, background } = services
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]))

  /** The job's columns after a failure: it is retried later, or has failed. */
  async function failedBy(error: Error, kind: JobKind, job: StoredJob, scoped: Services): Promise<Changes> {
    const now = clock.now()
    const tries = job.tries + 1
    const reason = error.message
    const delay = RETRIES_AFTER[job.tries]
    log.error({ err: error, job: job.id, kind: job.kind, tries }, 'a step of a job failed')
    if (delay !== undefined) return { tries, reason, due_at: later(now, delay) }
    const outcome = await withSavepoint(scoped.db, () => kind.fail(job, scoped))
    if (outcome.error) log.error({ err: outcome.error, job: job.id, kind: job.kind }, 'job failure not reported')
    return { status: 'FAILED', tries, reason, ended_at: now }
  }

  /** Runs a step, or the cleanup if the starter has lost the rights. */
  async function stepOrStop(kind: JobKind, job: StoredJob, scoped: Services): Promise<Outcome<unknown> | 'stopped'> {
    const rights = kind.rights(job)
    if (rights === null || (await isStillAllowed(job.started_by, rights, scoped))) return kind.step(job, scoped)
    await kind.stop(job, scoped)
    return 'stopped'
  }

  async function runJob(kind: JobKind, job: StoredJob, scoped: Services): Promise<StepResult> {
    const { result, error } = await withSavepoint(scoped.db, () => stepOrStop(kind, job, scoped))
    if (error) return { changes: await failedBy(error, kind, job, scoped) }
    if (result === 'stopped') return { changes: { status: 'STOPPED', reason: RIGHTS_ENDED, ended_at: clock.now() } }
    if (result === 'done') return { changes: { status: 'DONE', tries: 0, reason: null, ended_at: clock.now() } }
    const { dueAt: due_at, inBackground } = result
    const progress = result.progress === undefined ? undefined : JSON.stringify(result.progress)
    // The tries are not reset yet, because the background work has only begun.
    const success = inBackground ? {} : { tries: 0, reason: null }
    return { changes: { status: 'RUNNING', ...success, due_at, progress }, inBackground }
  }

  const change = (tx: Db, { id, started_by }: StoredJob, changes: Changes) =>
    tx
      .updateTable('jobs')
      .set({ ...changes, updated_at: clock.now(), updated_by: started_by })
      .where('id', '=', id)

  /**
   * Runs the background work of a step. Its failure counts as a try of the job, unless another server has taken the
   * job.
   */
  async function runBackground(kind: JobKind, job: StoredJob, { changes, inBackground }: StepResult): Promise<void> {
    try {
      await inBackground?.(services)
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      await db.transaction().execute(async (tx) => {
        const failure = await failedBy(error, kind, job, { ...services, ...services.withConnection(tx) })
        await change(tx, job, failure)
          .where('ended_at', 'is', null)
          .where('progress', '=', sql<string>`${changes.progress}::jsonb`)
          .execute()
      })
    }
  }

  async function runStep(): Promise<boolean> {
    const step = await db.transaction().execute(async (tx) => {
      const job = await claimNextJob(tx, [...kindOf.keys()], clock.now())
      const kind = job && kindOf.get(job.kind)
      if (!kind) return null
      const result = await runJob(kind, job, { ...services, ...services.withConnection(tx) })
      await change(tx, job, result.changes).execute()
      return { kind, job, result }
    })
    if (step?.result.inBackground) {
      background.run(() => runBackground(step.kind, step.job, step.result), 'a long-running job cannot continue')
    }
    return step !== null
  }

  async function runDue(): Promise<number> {
    let steps = 0
    while (!background.isEnding() && (await runStep())) {
      steps += 1
      // The embedded database resolves without I/O, so other work needs a turn between two steps.
      await setImmediate()
    }
    return steps
  }

  let running: Promise<number> | null = null
  return () => {
    running ??= runDue().finally(() => {
      running = null
    })
    return running
  }
}
