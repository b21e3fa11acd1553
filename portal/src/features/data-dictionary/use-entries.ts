import type { DictionaryPage } from '@tessera/contract'
import { calls, DICTIONARY_LIMITS } from '@tessera/contract'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import type { DictionaryAddress } from './use-dictionary-address.ts'

type Asked = Pick<DictionaryAddress, 'search' | 'page' | 'product'>

/** Returns the entries for a URL: search results, or all. */
export function useEntries({ search, page, product }: Asked): CallState<DictionaryPage> {
  const paging = { page_number: page, page_size: DICTIONARY_LIMITS.pageSize }
  const list = useCall(search ? null : calls.dictionary.list, {
    query: { ...paging, ...(product && { product_tag: product }) },
  })
  const found = useCall(search ? calls.dictionary.search : null, {
    body: { search_field: search, ...paging, ...(product && { product_tag_value: product }) },
  })
  return search ? found : list
}
