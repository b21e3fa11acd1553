/** The most rows that one call can name: rows selected by hand, and rows excluded from all that match. */
export const BULK_LIMITS = { ids: 100, exclude: 1000 } as const

/** All rows that match a query except some, and their number at the time of selection. */
export interface BulkQuery<Query> {
  query: Query
  exclude: string[]
  expectedCount: number
}

/** The rows that a bulk call changes: some, by id, or all that match. */
export type BulkTarget<Query> = { ids: string[] } | BulkQuery<Query>
