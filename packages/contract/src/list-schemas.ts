import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { oneLine } from './plain-text.ts'
import { isEmail, loginIdOf } from './users/email.ts'

/** A list in a query: `A,B` is two values; an empty text means no filter. */
export const listOf = <T extends readonly string[]>(values: T, longest = 200) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))

/** A whole number in a query: only digits, without other formats that JavaScript parses. */
export const whole = z
  .custom<number>((written) => /^\d{1,9}$/.test(String(written)), 'Write a whole number in digits')
  .transform(Number)

/** Returns a search text in the form of stored texts: names in one line, whole addresses as login ids. */
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

/** The page of a list, counted from 0, and the search text. */
export const pageInput = { page: whole.pipe(z.int().max(100_000)).default(0), search: search.optional() }

/** The page size, with its default. */
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

/** The query of a list with larger pages than a table shows. */
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

/** One page of a list whose rows can be selected, though not always all that match. */
export const choosablePageOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).extend({ selectable_elements: z.number().int() })

/** The filter whose options are counted, and the search. */
export const facetInput = <Filter extends string>({ filters }: { filters: Readonly<Record<Filter, unknown>> }) => ({
  facet: z.enum(Object.keys(filters) as [Filter, ...Filter[]]),
  search: pageInput.search,
})

/** How many rows each option of a filter would show. */
export const choiceCounts = z.record(z.string(), z.int())

/** The version of an edited item; editors send back the version that they read. */
export const versioned = { version: z.int().min(1) }
