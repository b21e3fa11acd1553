import { setImmediate } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** What rows are sorted by, and how PostgreSQL calls its type. */
interface Key {
  column: RawBuilder<unknown>
  type: 'text' | 'boolean' | 'timestamptz'
}

/** An order in which no two rows stand alike. */
export interface RowOrder extends Key {
  direction: 'asc' | 'desc'
  /** What decides, always ascending, where rows are alike: none of it is ever null, and together it is one row's alone. */
  ties: readonly Key[]
}

/** Where a row stands in an order: what it is sorted by, as texts, and null for what it does not have. */
export interface Place {
  sort_key: string | null
  sort_ties: string[]
}

/** Which rows of a list are read: so many, from one of its pages or from those that fulfil a condition. */
export interface Piece {
  limit: number
  offset?: number
  where?: RawBuilder<boolean>
}

/** The rows of a piece, and where the last of them stands. */
export interface PieceOfRows<Row> {
  rows: Row[]
  last: Place | undefined
}

/** Rows of one query: few enough for others to come in between on the embedded database, enough to be quick. */
const BATCH = 200

/** An order as SQL: who has no value comes first among the least. */
export function inOrder({ column, direction, ties }: RowOrder): RawBuilder<unknown> {
  const rest = sql.join(ties.map((tie) => tie.column))
  return direction === 'desc' ? sql`${column} desc nulls last, ${rest}` : sql`${column} asc nulls first, ${rest}`
}

/** The place of each row, as columns. */
export function placeIn({ column, ties }: RowOrder) {
  const texts = sql.join(ties.map((tie) => sql`(${tie.column})::text`))
  return [
    sql<string | null>`(${column})::text`.as('sort_key'),
    sql<string[]>`array[${texts}]::text[]`.as('sort_ties'),
  ] as const
}

const typed = (value: string, { type }: Key) => sql`${value}::${sql.raw(type)}`

/** The rows after a place that have a value, or those that have none. */
function partOf({ column, type, direction, ties }: RowOrder, has: boolean, after?: Place): RawBuilder<boolean> {
  const isOf = has ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`
  if (!after) return isOf
  const values = ties.map((tie, at) => typed(after.sort_ties[at] ?? '', tie))
  const isLater = sql<boolean>`(${sql.join(ties.map((tie) => tie.column))}) > (${sql.join(values)})`
  if (after.sort_key === null) return sql`${isOf} and ${isLater}`
  const key = typed(after.sort_key, { column, type })
  // The first condition follows from the second, and is what an index understands.
  return direction === 'desc'
    ? sql`${column} <= ${key} and (${column} < ${key} or ${isLater})`
    : sql`${column} >= ${key} and (${column} > ${key} or ${isLater})`
}

/**
 * Reads a list from beginning to end, batch by batch, each as soon as it is asked for. No connection is held meanwhile, as a
 * cursor would: the embedded database has one for everybody. Whatever else changes, no row comes twice that stays where it was.
 */
export async function* walk<Row>(
  order: RowOrder,
  read: (piece: Piece) => Promise<PieceOfRows<Row>>,
): AsyncGenerator<readonly Row[]> {
  for (const has of order.direction === 'desc' ? [true, false] : [false, true]) {
    let after: Place | undefined
    do {
      const { rows, last } = await read({ limit: BATCH, where: partOf(order, has, after) })
      if (rows.length > 0) yield rows
      after = rows.length < BATCH ? undefined : last
      // The embedded database answers without ever waiting: nobody else would come in between two batches.
      await setImmediate()
    } while (after)
  }
}
