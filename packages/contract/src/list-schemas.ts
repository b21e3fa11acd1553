import * as z from 'zod'
import { LIMITS } from './limits.ts'

/** A list in a query: `A,B` is two values, none is no choice. */
export const listOf = <T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))

interface Sorting<Sort extends string> {
  sorts: readonly [Sort, ...Sort[]]
  defaultSort: { by: Sort; order: 'asc' | 'desc' }
}

/** What every list may be asked: its page from 0, what is searched for, and by what it is sorted. */
export const listInput = <Sort extends string>({ sorts, defaultSort }: Sorting<Sort>) => ({
  page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  search: z.string().trim().max(LIMITS.search).optional(),
  sortBy: z.enum(sorts).default(() => defaultSort.by),
  sortOrder: z.enum(['asc', 'desc']).default(defaultSort.order),
})

/** One page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    page: z.number().int(),
    size: z.number().int(),
    total_elements: z.number().int(),
    total_pages: z.number().int(),
  })
