import { calls, DICTIONARY_LIMITS } from '@tessera/contract'
import type { ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { SuggestingSearch } from '../../platform/search/SuggestingSearch.tsx'
import type { DictionaryAddress } from './use-dictionary-address.ts'

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>
  address: DictionaryAddress
  onChange: (change: Partial<DictionaryAddress>) => void
}

/** The search field of the dictionary, with suggested entries. */
export function SearchBox({ inputRef, address: { search, product }, onChange }: SearchBoxProps): ReactNode {
  const { t } = useIntl()
  const count = DICTIONARY_LIMITS.shortestSearch
  const [typed, setTyped] = useState<string | null>(null)
  const { data } = useCall(typed === null ? null : calls.dictionary.suggest, {
    query: { search_field: typed ?? '', ...(product && { product_tag: product }) },
  })
  return (
    <SuggestingSearch
      inputRef={inputRef}
      search={search}
      shortest={count}
      isInstant
      label={t('dictionary.search')}
      description={t('dictionary.searchHelp', { count })}
      placeholder={t('dictionary.searchHint')}
      shortMessage={t('dictionary.searchShort', { count })}
      suggestions={(data?.suggestions ?? []).map((entry) => ({
        id: entry.id,
        label: entry.business_name,
        description: entry.technical_name,
      }))}
      onSuggest={setTyped}
      onSearch={(text) => onChange({ search: text, page: 0 })}
      onSelect={(id) => onChange({ selected: id })}
    />
  )
}
