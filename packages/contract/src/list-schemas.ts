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

const commonInput = <Sort extends string>({ sorts, defaultSort }: Sorting<Sort>) => ({
  page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  search: z.string().trim().max(LIMITS.search).optional(),
  sortBy: z.enum(sorts).default(() => defaultSort.by),
  sortOrder: z.enum(['asc', 'desc']).default(defaultSort.order),
})

/** What every list may be asked: its page from 0 and the rows of one, what is searched for, and by what it is sorted. */
export const listInput = <Sort extends string>(rules: Sorting<Sort>) => ({
  ...commonInput(rules),
  size: z.coerce
    .number<number>()
    .pipe(z.literal([...LIMITS.rowsPerPage]))
    .default(LIMITS.defaultRowsPerPage),
})

/** The same of a list that comes in larger pieces than a table shows. */
export const chunkInput = <Sort extends string>(rules: Sorting<Sort> & { chunk: number }) => ({
  ...commonInput(rules),
  pageSize: z.coerce.number<number>().int().min(1).max(rules.chunk).default(rules.chunk),
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
