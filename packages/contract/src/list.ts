import type { ZodType } from 'zod'
import type { Call } from './call.ts'

/** The query of a list call as an address writes it; filters are comma-separated lists. */
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
  /** How many can be chosen, of a list in which that is not all. */
  selectable_elements?: number | undefined
}

/** How many rows each choice of a filter would show, under the search and the other filters. */
export type ChoiceCounts = Record<string, number>

/** A call that counts the rows of each choice of one of a list's filters. */
export type FacetCall = Call<{ query: ZodType<object, { facet: string }>; answer: ZodType<ChoiceCounts> }>

/** A call that returns one page of a list. */
export type ListCall<Row> = Call<{ query: ZodType<object, ListInput>; answer: ZodType<ListPage<Row>> }>

/** How the rows of a list can be sorted and filtered: what its call accepts, and what its table offers. */
export interface ListRules {
  /** Sort columns. */
  sorts: readonly string[]
  /** How rows stand before anybody sorts them. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** Allowed values of each filter by name; `parameter` is its name in the call where that differs. */
  filters: Readonly<Record<string, { values: readonly string[]; parameter?: string }>>
  /** The page size, as `pageSize`, where a list loads larger pages than a table shows. */
  chunk?: number
}
