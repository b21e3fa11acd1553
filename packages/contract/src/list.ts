import type { ZodType } from 'zod'
import type { Call } from './call.ts'

/** The query of a list call as a URL contains it; filters are comma-separated lists. */
export interface ListInput {
  page?: number | undefined
  size?: number | undefined
  pageSize?: number | undefined
  search?: string | undefined
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** One page of a list, counted from 0. */
export interface ListPage<Row> {
  content: Row[]
  page: number
  size: number
  total_elements: number
  total_pages: number
  /** The number of selectable rows, for lists in which not all rows are selectable. */
  selectable_elements?: number | undefined
}

/** How many rows each option of a filter would show, under the search and the other filters. */
export type ChoiceCounts = Record<string, number>

/** A call that counts the rows of each option of one filter. */
export type FacetCall = Call<{ query: ZodType<object, { facet: string }>; answer: ZodType<ChoiceCounts> }>

/** A call that returns one page of a list. */
export type ListCall<Row> = Call<{ query: ZodType<object, ListInput>; answer: ZodType<ListPage<Row>> }>

/** Sorts and filters of a list: its call accepts them, and its table offers them. */
export interface ListRules {
  /** Sort columns. */
  sorts: readonly string[]
  /** The sort order until the user changes it. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** Allowed values of each filter by name; `parameter` is its name in the call, if that differs. */
  filters: Readonly<Record<string, { values: readonly string[]; parameter?: string }>>
  /** The page size, as `pageSize`, if a list loads larger pages than a table shows. */
  chunk?: number
}
