import type { BulkQuery } from '@tessera/contract'
import { HttpError } from './http-error.ts'

/**
 * Counts anew the rows that a bulk call would act on, in the transaction that acts, and refuses when they are not as
 * many as its sender has seen, with how many there are by now.
 */
export async function checkCount<Query>(
  { query, exclude, expectedCount }: BulkQuery<Query>,
  count: (query: Query, exclude: readonly string[]) => Promise<number>,
): Promise<void> {
  const current = await count(query, exclude)
  if (current !== expectedCount) throw new HttpError('COUNT_CHANGED', { current })
}
