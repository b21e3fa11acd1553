import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CellError, CheckedRow, ImportRow, RejectedRow, ResultStatus } from '@tessera/contract'
import { ERROR_TEXTS } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { problemText } from './error-reasons.ts'
import type { ParsedRow, WrittenRow } from './import-rows.ts'
import type { Operation, StoredStatus } from './tables.ts'

/** Rows per step of a job. Other users' requests run between steps. */
const BATCH = 50
/** Rows per statement. */
const WRITTEN_AT_ONCE = 500
/** Rows that are read with one statement. */
const READ_AT_ONCE = 2000
/** Rows that are compared without a pause: about 10 ms. */
const COMPARED_AT_ONCE = 1000

/** Added to the row number, so that the row comes last. Worksheets have fewer rows. */
const AFTER_ALL_ROWS = 2 ** 21

/** A row of an import as the database has it. */
export interface StoredRow extends WrittenRow {
  status: StoredStatus
  /** Null if nothing is done with the row; it has no position then. */
  operation: Operation | null
  position: number | null
  errors: CellError[]
  conflicts: CheckedRow['conflicts']
}

/** A row that a job processes. */
export type PlannedRow = Pick<StoredRow, 'row' | 'values'> & { operation: Operation; position: number }

/** A row that was skipped or failed, with its errors. */
export interface FailedRow extends WrittenRow {
  errors: CellError[]
}

/** A failed row as calls and jobs return it. */
export function toRejected({ row, values, errors }: FailedRow): RejectedRow {
  const loginId = values.email?.trim() ?? ''
  const [error] = errors
  if (!error) return { row, loginId, code: 'INVALID_INPUT', error: ERROR_TEXTS.INVALID_INPUT }
  return { row, loginId, code: error.code, error: problemText(error, 'en-US') }
}

const OPERATIONS = { VALID: 'ADD', WOULD_OVERWRITE: 'UPDATE', INVALID: null, UNCHANGED: null } as const

/**
 * Whether a row takes the administrator role. Such rows come last, after others have given the role, so that the
 * company keeps an administrator.
 */
const isDemotion = ({ conflicts }: CheckedRow, parsed: ParsedRow | undefined) =>
  parsed?.role === 'USER' && conflicts.some(({ field }) => field === 'role')

/** Checked rows as they are stored, with what a job would do. */
export function toStored(rows: readonly CheckedRow[], parsed: readonly ParsedRow[]): StoredRow[] {
  return rows.map((checked, index) => {
    const { row, status } = checked
    const operation = OPERATIONS[status]
    const position = isDemotion(checked, parsed[index]) ? AFTER_ALL_ROWS + row : row
    return { ...checked, operation, position: operation && position }
  })
}

const CHECKED_STATUSES: Readonly<Record<Operation, CheckedRow['status']>> = { ADD: 'VALID', UPDATE: 'WOULD_OVERWRITE' }

/** A row's state from the last check, regardless of later changes. */
export function toChecked({ row, values, status, operation, errors, conflicts }: StoredRow): CheckedRow {
  if (status === 'INVALID') return { row, values, status, errors, conflicts }
  if (status === 'UNCHANGED') return { row, values, status, errors: [], conflicts }
  return { row, values, status: operation ? CHECKED_STATUSES[operation] : 'WOULD_OVERWRITE', errors: [], conflicts }
}

const RESULTS: Readonly<Record<Exclude<StoredStatus, 'UNCHANGED'>, ResultStatus>> = {
  VALID: 'NOT_PROCESSED',
  WOULD_OVERWRITE: 'NOT_PROCESSED',
  INVALID: 'SKIPPED',
  SKIPPED: 'SKIPPED',
  ADDED: 'ADDED',
  UPDATED: 'UPDATED',
  FAILED: 'FAILED',
}

/** A row of an import whose job has ended. */
export function toResult(stored: StoredRow): ImportRow {
  const { row, values, status, errors, conflicts } = stored
  if (status === 'UNCHANGED') return toChecked(stored)
  return { row, values, status: RESULTS[status], errors, conflicts }
}

/** The next rows of an import as one JSON value: the embedded database returns it much faster than rows. */
async function readBatch(db: Db, importId: string, after: number): Promise<StoredRow[]> {
  const { rows } = await sql<{ batch: StoredRow[] | null }>`
    select json_agg(batch order by row) as batch from (
      select row, "values", status, operation, position, errors, conflicts from user_imports_rows
      where import_id = ${importId} and row > ${after} order by row limit ${READ_AT_ONCE}
    ) as batch`.execute(db)
  return rows[0]?.batch ?? []
}

/** All rows of an import, in the order of the file. */
export async function readRows(db: Db, importId: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (;;) {
    const batch = await readBatch(db, importId, rows.at(-1)?.row ?? 0)
    rows.push(...batch)
    if (batch.length < READ_AT_ONCE) return rows
    await setImmediate()
  }
}

/** The rows that differ from the stored ones. */
export async function changedRows(rows: readonly StoredRow[], stored: readonly StoredRow[]): Promise<StoredRow[]> {
  const changed: StoredRow[] = []
  for (const [index, row] of rows.entries()) {
    if (!isDeepStrictEqual(row, stored[index])) changed.push(row)
    if (index % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await setImmediate()
  }
  return changed
}

/** Stores rows of an import, in place of those with the same numbers. */
export async function writeRows(
  tx: Db,
  importId: string,
  rows: readonly StoredRow[],
  { by, at }: AuditStamp,
): Promise<void> {
  for (let start = 0; start < rows.length; start += WRITTEN_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(start, start + WRITTEN_AT_ONCE))
    await sql`insert into user_imports_rows as stored (import_id, row, position, status, operation, values, errors,
        conflicts, created_at, created_by, updated_at, updated_by)
      select ${importId}, row, position, status, operation, values, errors, conflicts, ${at}, ${by}, ${at}, ${by}
      from jsonb_to_recordset(${batch}::jsonb) as given (row integer, position integer, status text, operation text,
        values jsonb, errors jsonb, conflicts jsonb)
      on conflict (import_id, row) do update set position = excluded.position, status = excluded.status,
        operation = excluded.operation, values = excluded.values, errors = excluded.errors,
        conflicts = excluded.conflicts, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(tx)
    // The embedded database never waits, so without a pause no other request would be handled.
    await setImmediate()
  }
}

/** The next rows of a job, after a position. */
export function nextRows(db: Db, importId: string, after: number): Promise<PlannedRow[]> {
  return db
    .selectFrom('user_imports_rows')
    .select(['row', 'values', 'operation', 'position'])
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .$narrowType<{ operation: Operation; position: number }>()
    .execute()
}

/** Stores the results of rows that a job has processed. */
export async function writeResults(
  tx: Db,
  importId: string,
  { rows, failed }: { rows: readonly PlannedRow[]; failed: readonly FailedRow[] },
  { by, at }: AuditStamp,
): Promise<void> {
  const failures = failed.map(({ row, errors }) => ({ row, errors }))
  await sql`update user_imports_rows as stored set updated_at = ${at}, updated_by = ${by},
      errors = coalesce(failed.errors, '[]'),
      status = case when failed.row is not null then 'FAILED' when operation = 'ADD' then 'ADDED' else 'UPDATED' end
    from unnest(${rows.map(({ row }) => row)}::integer[]) as processed (row)
      left join jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as failed (row integer, errors jsonb) using (row)
    where stored.import_id = ${importId} and stored.row = processed.row`.execute(tx)
}

const SKIPPED: readonly StoredStatus[] = ['INVALID', 'SKIPPED']

/** How many rows of a committed import its job does not process because of their errors. */
export async function countSkipped(db: Db, importId: string): Promise<number> {
  const skipped = db.selectFrom('user_imports_rows').where('import_id', '=', importId).where('status', 'in', SKIPPED)
  const { count } = await skipped.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether any row of an import was added or updated, and whether any was skipped or failed. */
export async function resultOf(db: Db, importId: string): Promise<{ hasDone: boolean; hasFailed: boolean }> {
  const rows = await db
    .selectFrom('user_imports_rows')
    .select('status')
    .distinct()
    .where('import_id', '=', importId)
    .execute()
  const has = (...wanted: readonly StoredStatus[]) => rows.some(({ status }) => wanted.includes(status))
  return { hasDone: has('ADDED', 'UPDATED'), hasFailed: has('FAILED', ...SKIPPED) }
}
