import type { ProductTag } from '@tessera/contract'
import { DICTIONARY_LIMITS, LIMITS, TAG_VALUES } from '@tessera/contract'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The state of the dictionary in a URL. */
export interface DictionaryAddress {
  search: string
  /** Counted from 0. */
  page: number
  product: ProductTag | null
  /** The id of the entry in the panel. */
  selected: string | null
}

const PARAMS = ['search', 'page', 'product', 'selected'] as const

function addressIn(query: string): DictionaryAddress {
  const params = new URLSearchParams(query)
  const page = Number(params.get('page'))
  const search = (params.get('search') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LIMITS.search)
  return {
    // A search that is too short shows the full list.
    search: search.trim().length < DICTIONARY_LIMITS.shortestSearch ? '' : search,
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    product: TAG_VALUES.product.find((tag) => tag === params.get('product')) ?? null,
    selected: params.get('selected') || null,
  }
}

/** Returns a URL's query without default values; other parameters stay. */
export function queryOf(address: DictionaryAddress, others = ''): string {
  const params = new URLSearchParams(others)
  for (const name of PARAMS) params.delete(name)
  const { search, page, product, selected } = address
  if (search) params.set('search', search)
  if (product) params.set('product', product)
  if (page > 0) params.set('page', String(page + 1))
  if (selected) params.set('selected', selected)
  const query = params.toString()
  return query && `?${query}`
}

/** The URL state of the dictionary and the function that changes it; each change is a history entry. */
export function useDictionaryAddress(): [DictionaryAddress, (change: Partial<DictionaryAddress>) => void] {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => addressIn(query), [query])
  const change = useCallback(
    (changed: Partial<DictionaryAddress>) => {
      // The pause after typing can end when another page is open.
      if (window.location.pathname !== pathname) return
      // Two changes can come at the same time: choosing a suggestion sets the search and opens the entry.
      const before = window.location.search
      const next = queryOf({ ...addressIn(before), ...changed }, before)
      if (next !== before) void navigate({ pathname, search: next })
    },
    [navigate, pathname],
  )
  return [address, change]
}
