import { setImmediate } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A sort column and its PostgreSQL type. */
interface Key {
  column: RawBuilder<unknown>
  type: 'text' | 'boolean' | 'timestamptz' | 'uuid'
}

/** A total order: no two rows are equal in it. */
export interface RowOrder extends Key {
  direction: 'asc' | 'desc'
  /** Tie-breakers, always ascending and never null: together they are unique. */
  ties: readonly Key[]
}

/** A row to read: its id, and its position in the order as written by `cursorOf`. */
interface RowKey {
  id: string
  cursor: string
}

/** A part of the list: the rows that match a condition, in order, up to a limit. */
export interface Chunk {
  limit: number
  where: RawBuilder<boolean>
}

/** How to read a list from start to end. */
interface BatchOptions<Row> {
  order: RowOrder
  /** Finds the next rows of the list. */
  fetchIds: (chunk: Chunk) => Promise<readonly RowKey[]>
  /** The rows with these ids, in the list's order; rows no longer in the list are missing. */
  read: (ids: readonly string[]) => Promise<readonly Row[]>
  /** The number of ids found per query. */
  chunkSize?: number
}

/**
 * Ids per query. It is large, so a list without an index for its order is sorted a few times and not thousands of
 * times.
 */
const CHUNK_SIZE = 40_000
/** Rows per query: few enough that other queries can run in between on the embedded database, but enough to be fast. */
const BATCH = 200

/** Returns an order as SQL for `order by`. Null counts as the lowest value. */
export function inOrder({ column, direction, ties }: RowOrder): RawBuilder<unknown> {
  const rest = sql.join(ties.map((tie) => tie.column))
  return direction === 'desc' ? sql`${column} desc nulls last, ${rest}` : sql`${column} asc nulls first, ${rest}`
}

/** A row's position in an order, as text of its sort values. */
export function cursorOf({ column, ties }: RowOrder): RawBuilder<string> {
  return sql`json_build_array(${sql.join([column, ...ties.map((tie) => tie.column)].map((key) => sql`(${key})::text`))})::text`
}

const typed = (value: string | null | undefined, { type }: Key) => sql`${value ?? ''}::${sql.raw(type)}`

/** The rows after a position: either those with a value in the sort column, or those without one. */
function partOf({ column, type, direction, ties }: RowOrder, hasValue: boolean, after?: string): RawBuilder<boolean> {
  const isInPart = hasValue ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`
  if (after === undefined) return isInPart
  const [value, ...others]: (string | null)[] = JSON.parse(after)
  const values = ties.map((tie, at) => typed(others[at], tie))
  const isLater = sql<boolean>`(${sql.join(ties.map((tie) => tie.column))}) > (${sql.join(values)})`
  if (!hasValue) return sql`${isInPart} and ${isLater}`
  const key = typed(value, { column, type })
  // The first condition follows from the second; an index can use only the first.
  return direction === 'desc'
    ? sql`${column} <= ${key} and (${column} < ${key} or ${isLater})`
    : sql`${column} >= ${key} and (${column} > ${key} or ${isLater})`
}

/**
 * Reads a list from start to end in batches, each on demand. Unlike a cursor, it needs no connection between batches:
 * the embedded database has only one. No unchanged row is returned twice, whatever else changes.
 */
export async function* iterateInBatches<Row>({
  order,
  fetchIds,
  read,
  chunkSize = CHUNK_SIZE,
}: BatchOptions<Row>): AsyncGenerator<readonly Row[]> {
  for (const hasValue of order.direction === 'desc' ? [true, false] : [false, true]) {
    let after: string | undefined
    do {
      const keys = await fetchIds({ limit: chunkSize, where: partOf(order, hasValue, after) })
      for (let first = 0; first < keys.length; first += BATCH) {
        const rows = await read(keys.slice(first, first + BATCH).map(({ id }) => id))
        if (rows.length > 0) yield rows
        // The embedded database resolves without I/O, so other work needs a turn between two batches.
        await setImmediate()
      }
      after = keys.length < chunkSize ? undefined : keys.at(-1)?.cursor
    } while (after !== undefined)
  }
}
