import type { CompaniesQuery, Company } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { List } from '../../tables/ListTable.tsx'
import type { ListQuery } from '../../tables/use-table-state.ts'

const CHUNK = LIMITS.companiesPage

function queryOf({ search, sortBy, sortOrder, filters }: ListQuery, chunk: number): CompaniesQuery {
  return {
    page: chunk,
    pageSize: CHUNK,
    search,
    sortBy: sortBy as CompaniesQuery['sortBy'],
    sortOrder,
    companyTypes: filters['types']?.join(','),
    statuses: filters['statuses']?.join(','),
    showProducts: 'true',
  }
}

/** The companies of one page, out of chunks of 500 that are asked for when a page first needs them. */
export function useCompanies(query: ListQuery): List<Company> {
  const { page, size } = query
  const start = page * size
  const firstChunk = Math.floor(start / CHUNK)
  const lastChunk = Math.floor((start + size - 1) / CHUNK)
  const first = useCall(calls.companies.list, { query: queryOf(query, firstChunk) })
  const total = first.data?.total_elements ?? 0
  const needsSecond = lastChunk > firstChunk && lastChunk * CHUNK < total
  const second = useCall(needsSecond ? calls.companies.list : null, { query: queryOf(query, lastChunk) })
  const from = start - firstChunk * CHUNK

  const answer = useMemo(() => {
    if (!first.data || (needsSecond && !second.data)) return undefined
    const rows = [...first.data.content, ...(second.data?.content ?? [])]
    return { rows: rows.slice(from, from + size), total: first.data.total_elements }
  }, [first.data, second.data, needsSecond, from, size])

  return { answer, error: first.error ?? second.error, retry: first.error ? first.retry : second.retry }
}
