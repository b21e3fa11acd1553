import * as z from 'zod'
import { BULK_LIMITS } from './bulk.ts'
import { LIMITS } from './limits.ts'
import { pageInput } from './list-schemas.ts'

/** Rows by their ids, each only once; a user's id is the email address. */
const ids = (most: number) =>
  z
    .array(z.string().min(1).max(LIMITS.email))
    .max(most)
    .refine((named) => new Set(named).size === named.length, 'Name each row once.')

/** The rows of a bulk call and the action's own input. */
export const bulkTargetWith = <Filters extends z.ZodRawShape, More extends z.ZodRawShape>(
  filters: Filters,
  more: More,
) =>
  z.union([
    z.strictObject({ ids: ids(BULK_LIMITS.ids).min(1), ...more }),
    z.strictObject({
      query: z.strictObject({ search: pageInput.search, ...filters }),
      exclude: ids(BULK_LIMITS.exclude),
      expectedCount: z.int().min(1),
      ...more,
    }),
  ])

/**
 * The rows of a bulk call, by the filters of its list call. Unknown filters are refused, because ignoring them would
 * select more rows than were shown.
 */
export const bulkTarget = <Filters extends z.ZodRawShape>(filters: Filters) => bulkTargetWith(filters, {})
