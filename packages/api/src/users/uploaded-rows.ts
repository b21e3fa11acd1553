import type { CellFault, RejectedRow, RowResult, SheetValues } from '@tessera/contract'
import { ERROR_TEXTS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { oldJobs } from '../core/jobs/job-status.ts'
import { problemText } from './reason-words.ts'
import type { WrittenRow } from './sheet-rows.ts'

/** How many rows a job does in one go: few enough for others to come in between. */
const BATCH = 50
/** How many rows are written with one statement. */
const WRITTEN_AT_ONCE = 500

/** What is done with a row: somebody is added, or their values are changed. */
export interface PlannedRow extends WrittenRow {
  deed: 'ADD' | 'CHANGE'
}

/** A row that is left as it is, and why. */
export interface FailedRow extends WrittenRow {
  errors: CellFault[]
}

/** A row that failed, as calls and jobs tell it. */
export function toRejected({ row, values, errors }: FailedRow): RejectedRow {
  const loginId = values.email?.trim() ?? ''
  const [fault] = errors
  if (!fault) return { row, loginId, code: 'INVALID_INPUT', error: ERROR_TEXTS.INVALID_INPUT }
  return { row, loginId, code: fault.code, error: problemText(fault, 'en-US') }
}

/** Keeps the rows that a job does, in their order, and those that were left out: for their faults, or as nobody confirmed what they overwrite. */
export async function keepRows(
  tx: Db,
  jobId: string,
  planned: readonly PlannedRow[],
  failed: readonly FailedRow[],
): Promise<void> {
  const kept = [
    ...planned.map(({ row, values, deed }, place) => ({ row, values, deed, place, errors: [] as CellFault[] })),
    ...failed.map((row) => ({ ...row, deed: null, place: null })),
  ]
  for (let start = 0; start < kept.length; start += WRITTEN_AT_ONCE) {
    const rows = kept.slice(start, start + WRITTEN_AT_ONCE).map(({ row, place, deed, values, errors }) => ({
      job_id: jobId,
      row,
      place,
      deed,
      values: JSON.stringify(values),
      errors: JSON.stringify(errors),
    }))
    await tx.insertInto('users_uploads_rows').values(rows).execute()
  }
}

/** How many rows were left out before their job began. */
export async function countLeftOut(db: Db, jobId: string): Promise<number> {
  const leftOut = db.selectFrom('users_uploads_rows').where('job_id', '=', jobId).where('place', 'is', null)
  const { count } = await leftOut.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** The rows that a job does next, after a place. */
export function nextRows(db: Db, jobId: string, after: number) {
  return db
    .selectFrom('users_uploads_rows')
    .select(['row', 'place', 'deed', 'values'])
    .where('job_id', '=', jobId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(BATCH)
    .$narrowType<{ place: number; deed: PlannedRow['deed'] }>()
    .execute()
}

/** Notes why rows failed. */
export async function noteFailures(db: Db, jobId: string, failed: readonly FailedRow[]): Promise<void> {
  for (const { row, errors } of failed) {
    await db
      .updateTable('users_uploads_rows')
      .set({ errors: JSON.stringify(errors) })
      .where('job_id', '=', jobId)
      .where('row', '=', row)
      .execute()
  }
}

const hasFailed = sql<boolean>`errors <> '[]'`

/** Whether any row of a job was done, and whether any failed. */
export async function resultOf(db: Db, jobId: string): Promise<{ hasDone: boolean; hasFailed: boolean }> {
  const { hasDone, hasFailed: failed } = await db
    .selectFrom('users_uploads_rows')
    .select(sql<boolean | null>`bool_or(not ${hasFailed})`.as('hasDone'))
    .select(sql<boolean | null>`bool_or(${hasFailed})`.as('hasFailed'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return { hasDone: hasDone ?? false, hasFailed: failed ?? false }
}

const DONE = { ADD: 'ADDED', CHANGE: 'CHANGED' } as const

/** What has come of the rows of a job that is behind some of them, by their numbers in the file; of none once they are kept no longer. */
export async function readResults(
  db: Db,
  jobId: string,
  processed: number,
): Promise<ReadonlyMap<number, { result: RowResult; errors: CellFault[] }>> {
  const rows = await db
    .selectFrom('users_uploads_rows')
    .select(['row', 'place', 'deed', 'errors'])
    .where('job_id', '=', jobId)
    .execute()
  const leftOut = rows.filter(({ place }) => place === null).length
  const resultOfRow = ({ place, deed, errors }: (typeof rows)[number]): RowResult => {
    if (place === null || deed === null) return 'LEFT_OUT'
    if (errors.length > 0) return 'FAILED'
    // They are done in their order, and what was left out was counted first.
    return place < processed - leftOut ? DONE[deed] : 'NOT_REACHED'
  }
  return new Map(rows.map((row) => [row.row, { result: resultOfRow(row), errors: row.errors }]))
}

/** The rows of a job that failed, and those after a place that it has not reached, in the order of the file they came from. */
export function readFailures(
  db: Db,
  jobId: string,
  notReachedAfter?: number,
): Promise<{ row: number; values: SheetValues; errors: CellFault[] }[]> {
  return db
    .selectFrom('users_uploads_rows')
    .select(['row', 'values', 'errors'])
    .where('job_id', '=', jobId)
    .where((is) => (notReachedAfter === undefined ? hasFailed : is.or([hasFailed, is('place', '>', notReachedAfter)])))
    .orderBy('row')
    .execute()
}

/** Removes what jobs of uploads kept, as long after their end as the file of their failed rows. */
export async function removeOldRows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('users_uploads_rows').where('job_id', 'in', oldJobs(db, now)).execute()
}
