import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { oneLine } from './plain-text.ts'
import { isEmail, loginIdOf } from './users/email.ts'

/** A list in a query: `A,B` is two values, none is no choice. */
export const listOf = <T extends readonly string[]>(values: T, longest = 200) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))

/** A whole number as a query writes it: digits, and nothing else that JavaScript would take for one. */
export const whole = z
  .custom<number>((written) => /^\d{1,9}$/.test(String(written)), 'Write a whole number in digits')
  .transform(Number)

/** A search text in the form in which texts are stored: names in one line, whole addresses as login ids. */
function searched(text: string): string {
  const line = oneLine(text.replaceAll('\u0085', ' '))
  const loginId = line.includes('@') ? loginIdOf(line) : ''
  return isEmail(loginId) ? loginId : line
}

/** Searched text, normalized for comparison in a database. */
const search = z
  .string()
  .regex(/^[\P{Cc}\s\u0085]*$/u, 'Leave out control characters')
  .overwrite(searched)
  .max(LIMITS.search)

interface Sorting<Sort extends string> {
  sorts: readonly [Sort, ...Sort[]]
  defaultSort: { by: Sort; order: 'asc' | 'desc' }
}

/** The page of a list, counted from 0, and what is searched for. */
export const pageInput = { page: whole.pipe(z.int().max(100_000)).default(0), search: search.optional() }

/** The rows of a page, and how many these are where nothing is said. */
export const rowsPerPage = (defaultCount: (typeof LIMITS.rowsPerPage)[number]) =>
  whole.pipe(z.literal([...LIMITS.rowsPerPage])).default(defaultCount)

const sortInput = <Sort extends string>({ sorts, defaultSort }: Sorting<Sort>) => ({
  sortBy: z.enum(sorts).default(() => defaultSort.by),
  sortOrder: z.enum(['asc', 'desc']).default(defaultSort.order),
})

const commonInput = <Sort extends string>(rules: Sorting<Sort>) => ({ ...pageInput, ...sortInput(rules) })

/** The query of an export: the list's query without the page. */
export const exportInput = <Sort extends string>(rules: Sorting<Sort>) => ({
  search: pageInput.search,
  ...sortInput(rules),
})

/** The query of every list: page from 0, page size, search and sort order. */
export const listInput = <Sort extends string>(rules: Sorting<Sort>) => ({
  ...commonInput(rules),
  size: rowsPerPage(LIMITS.defaultRowsPerPage),
})

/** The same of a list that comes in larger pieces than a table shows. */
export const chunkInput = <Sort extends string>(rules: Sorting<Sort> & { chunk: number }) => ({
  ...commonInput(rules),
  pageSize: whole.pipe(z.int().min(1).max(rules.chunk)).default(rules.chunk),
})

/** One page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    page: z.number().int(),
    size: z.number().int(),
    total_elements: z.number().int(),
    total_pages: z.number().int(),
    selectable_elements: z.number().int().optional(),
  })

/** One page of a list in which rows can be chosen, but not always all that match. */
export const choosablePageOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).extend({ selectable_elements: z.number().int() })

/** The filter whose choices are counted, and the search. */
export const facetInput = <Filter extends string>({ filters }: { filters: Readonly<Record<Filter, unknown>> }) => ({
  facet: z.enum(Object.keys(filters) as [Filter, ...Filter[]]),
  search: pageInput.search,
})

/** How many rows each choice of a filter would show. */
export const choiceCounts = z.record(z.string(), z.int())

/** How far something that is edited has changed: who edits it sends back what they have read. */
export const versioned = { version: z.int().min(1) }
