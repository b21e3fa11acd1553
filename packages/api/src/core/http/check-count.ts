import type { BulkQuery } from '@tessera/contract'
import { HttpError } from './http-error.ts'

/**
 * Recounts the rows of a bulk call in its transaction. Refuses with the current count if it differs from the sender's.
 */
export async function checkCount<Query>(
  { query, exclude, expectedCount }: BulkQuery<Query>,
  count: (query: Query, exclude: readonly string[]) => Promise<number>,
): Promise<void> {
  const current = await count(query, exclude)
  if (current !== expectedCount) throw new HttpError('COUNT_CHANGED', { current })
}
