import type { DataTableQuery, DataTableSort } from '@tessera/ui/data-table'
import type { ListRules } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'

/** What is written in an address of a table; what is as usual is left out. */
const PARAMS = { search: 'search', sort: 'sort', page: 'page', pageSize: 'rows' } as const

const isPageSize = (size: number): boolean => LIMITS.rowsPerPage.some((offered) => offered === size)

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

/** How rows stand before anybody sorts them. */
export function usualSort({ defaultSort: { by, order } }: ListRules): DataTableSort {
  return { column: by, direction: DIRECTIONS[order] }
}

function sortIn(text: string | null, rules: ListRules): DataTableSort {
  const column = text?.replace(/^-/, '') ?? ''
  if (!rules.sorts.includes(column)) return usualSort(rules)
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

function valuesIn(text: string | null, allowed: readonly string[]): string[] {
  return text?.split(',').filter((value) => allowed.includes(value)) ?? []
}

/** What an address asks of a table; what makes no sense there is as usual. */
export function queryIn(params: URLSearchParams, rules: ListRules, usualSize: number): DataTableQuery {
  const page = Number(params.get(PARAMS.page))
  const size = Number(params.get(PARAMS.pageSize))
  const filters = Object.entries(rules.filters).map(([id, { values }]) => [id, valuesIn(params.get(id), values)])
  return {
    search: (params.get(PARAMS.search) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LIMITS.search),
    sort: [sortIn(params.get(PARAMS.sort), rules)],
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: isPageSize(size) ? size : usualSize,
    filters: Object.fromEntries(filters),
  }
}

/** An address's parameters with what is asked of the table now; others stay. */
export function paramsFor(
  query: DataTableQuery,
  before: URLSearchParams,
  rules: ListRules,
  usualSize: number,
): URLSearchParams {
  const params = new URLSearchParams(before)
  const write = (name: string, value: string): void => {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  const usual = usualSort(rules)
  const { column, direction } = query.sort[0] ?? usual
  const isUsualSort = column === usual.column && direction === usual.direction
  write(PARAMS.search, query.search)
  write(PARAMS.sort, isUsualSort ? '' : `${direction === 'descending' ? '-' : ''}${column}`)
  write(PARAMS.page, query.page > 0 ? String(query.page + 1) : '')
  write(PARAMS.pageSize, query.pageSize === null || query.pageSize === usualSize ? '' : String(query.pageSize))
  for (const id of Object.keys(rules.filters)) {
    const values = query.filters[id]
    write(id, Array.isArray(values) ? values.join(',') : '')
  }
  return params
}
