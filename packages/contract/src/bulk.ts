/** The most rows that one call names: those that were picked by hand, and those that are left out of all that match. */
export const BULK_LIMITS = { ids: 100, exclude: 1000 } as const

/** All rows that match a query except some, and how many those were when they were chosen. */
export interface BulkQuery<Query> {
  query: Query
  exclude: string[]
  expectedCount: number
}

/** The rows that a call acts on at once: some, by id, or all that match. */
export type BulkTarget<Query> = { ids: string[] } | BulkQuery<Query>
