import type { CompaniesQuery, Company } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'

const CHUNK = LIMITS.companiesPage

/** Which companies are looked for; empty lists are no choice. */
export interface CompanyFilters {
  search: string
  types: readonly string[]
  statuses: readonly string[]
}

/** Which rows are shown; pages begin with 1. */
export interface Turned {
  page: number
  pageSize: number
}

type Shown = Pick<CallState<object>, 'error' | 'isLoading' | 'retry'> & {
  rows: Company[] | undefined
  total: number
}

function queryOf({ search, types, statuses }: CompanyFilters, chunk: number): CompaniesQuery {
  return { page: chunk, pageSize: CHUNK, search, companyTypes: types.join(','), statuses: statuses.join(',') }
}

/** The rows of one page, out of chunks of 500 that are asked for when a page first needs them. */
export function useCompanies(filters: CompanyFilters, { page, pageSize }: Turned): Shown {
  const start = (page - 1) * pageSize
  const firstChunk = Math.floor(start / CHUNK)
  const lastChunk = Math.floor((start + pageSize - 1) / CHUNK)
  const first = useCall(calls.companies.list, { query: queryOf(filters, firstChunk) })
  const total = first.data?.total_elements ?? 0
  const needsSecond = lastChunk > firstChunk && lastChunk * CHUNK < total
  const second = useCall(needsSecond ? calls.companies.list : null, { query: queryOf(filters, lastChunk) })
  const isComplete = first.data !== undefined && (!needsSecond || second.data !== undefined)
  const from = start - firstChunk * CHUNK
  return {
    rows: isComplete
      ? [...(first.data?.content ?? []), ...(second.data?.content ?? [])].slice(from, from + pageSize)
      : undefined,
    total,
    error: first.error ?? second.error,
    isLoading: first.isLoading || second.isLoading,
    retry: first.error ? first.retry : second.retry,
  }
}
