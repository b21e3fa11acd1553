import type { DictionaryPage as EntryPage, ProductTag } from '@tessera/contract'
import { calls, DICTIONARY_LIMITS, pathTo, PRODUCT_TAG_TEXTS, resolveLocale, TAG_VALUES } from '@tessera/contract'
import { Button, EmptyState, Inline, InlineAlert, Link, Page, Stack, Text } from '@tessera/ui'
import { DataTable, DataTablePagination } from '@tessera/ui/data-table'
import { DownloadIcon } from '@tessera/ui/icons'
import { Select } from '@tessera/ui/select'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useFailureTracking } from '../../platform/analytics/failure-tracking.ts'
import { useListTracking } from '../../platform/analytics/list-tracking.ts'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'
import type { EntryRow } from './entry-columns.tsx'
import { useEntryColumns } from './entry-columns.tsx'
import { DATA_QUESTION, EntryPanel } from './EntryPanel.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SearchTips } from './SearchTips.tsx'
import type { DictionaryAddress } from './use-dictionary-address.ts'
import { queryOf, useDictionaryAddress } from './use-dictionary-address.ts'
import { useDownload } from './use-download.ts'
import { useEntries } from './use-entries.ts'

const ALL = 'ALL'
const NONE: readonly EntryRow[] = []
const NO_FILTERS = {}
const SIZES = [DICTIONARY_LIMITS.pageSize]

/** Definitions of data elements, key attributes and metrics, with a search. */
export default function DictionaryPage(): ReactNode {
  const { t } = useIntl()
  const [address, change] = useDictionaryAddress()
  const { search, product, selected } = address
  useListTracking('dictionary', { search, filters: NO_FILTERS })
  const { isPending, start } = useDownload(address)
  const answer = useEntries(address)
  const shown = useKeepPreviousData(answer.data)
  const order = useMemo(() => (shown?.match_lists ?? NONE).map(({ id }) => id), [shown])
  const input = useRef<HTMLInputElement>(null)
  // The pressed button disappears with the previous results.
  const searchFor = (text: string): void => {
    change({ search: text, page: 0 })
    input.current?.focus()
  }
  const hrefOf = (id: string): string => `${pathTo('/dataDictionary')}${queryOf({ ...address, selected: id })}`
  return (
    <Page
      width="wide"
      title={t('title.dataDictionary')}
      description={t('dictionary.intro')}
      actions={
        <Button icon={<DownloadIcon size="small" />} isPending={isPending} onPress={() => void start()}>
          {t('dictionary.download')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Inline gap={4} align="end">
          <SearchBox inputRef={input} address={address} onChange={change} />
          <ProductFilter value={product} onChange={(next) => change({ product: next, page: 0 })} />
        </Inline>
        <SearchTips onSearch={searchFor} />
        <DidYouMean answer={answer.data} search={search} onSearch={searchFor} />
        <Results address={address} {...answer} shown={shown} hrefOf={hrefOf} onChange={change} />
        <Text as="p">
          {t('dictionary.missing')}{' '}
          <Link href={pathTo('/support/ticketCreation', { supportType: DATA_QUESTION })}>
            {t('dictionary.reportMissing')}
          </Link>
        </Text>
      </Stack>
      {selected !== null && (
        <EntryPanel id={selected} order={order} hrefOf={hrefOf} onShow={(id) => change({ selected: id })} />
      )}
    </Page>
  )
}

interface ProductFilterProps {
  value: ProductTag | null
  onChange: (product: ProductTag | null) => void
}

/** Filters the dictionary by one product. */
function ProductFilter({ value, onChange }: ProductFilterProps): ReactNode {
  const { t, locale } = useIntl()
  const { data, error, retry } = useCall(calls.dictionary.tags, { query: { tag_name: 'product' } })
  useFailureTracking(error, 'Glossary Products Error')
  const texts = PRODUCT_TAG_TEXTS[resolveLocale(locale)]
  if (error) return <Failure onRetry={retry} />
  // A value without a name in this portal cannot be selected.
  const known = TAG_VALUES.product.filter((tag) => data?.tag_values.includes(tag) || tag === value)
  return (
    <Select<ProductTag | typeof ALL>
      label={t('dictionary.product')}
      isLoading={!data}
      options={[
        { id: ALL, label: t('dictionary.allProducts') },
        ...known.map((tag) => ({ id: tag, label: texts[tag] })),
      ]}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? null : next)}
    />
  )
}

function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useIntl()
  return (
    <InlineAlert
      tone="danger"
      title={t('error.title')}
      actions={<Button onPress={onRetry}>{t('shell.tryAgain')}</Button>}
    >
      {t('dictionary.refresh')}
    </InlineAlert>
  )
}

interface DidYouMeanProps {
  answer: EntryPage | undefined
  search: string
  onSearch: (text: string) => void
}

/** Suggests similar searches for one without results; screen readers announce it once. */
function DidYouMean({ answer, search, onSearch }: DidYouMeanProps): ReactNode {
  const { t } = useIntl()
  const isMissed = search !== '' && answer !== undefined && answer.fuzzy_search
  const suggestions = isMissed ? answer.did_you_mean : []
  return (
    <output>
      {isMissed && (
        <Stack gap={2}>
          <Text as="p">{t('dictionary.noneFor', { term: search })}</Text>
          {suggestions.length > 0 && (
            <Inline gap={2}>
              <Text>{t('dictionary.didYouMean')}</Text>
              {suggestions.map((suggestion) => (
                <Button key={suggestion} size="small" onPress={() => onSearch(suggestion)}>
                  {suggestion}
                </Button>
              ))}
            </Inline>
          )}
          <Text tone="muted">{t('dictionary.near')}</Text>
        </Stack>
      )}
    </output>
  )
}

interface ResultsProps {
  address: DictionaryAddress
  data: EntryPage | undefined
  error: RequestError | undefined
  retry: () => void
  /** The latest response, which stays until the next one loads. */
  shown: EntryPage | undefined
  hrefOf: (id: string) => string
  onChange: (change: Partial<DictionaryAddress>) => void
}

function Results({ address, data, error, retry, shown, hrefOf, onChange }: ResultsProps): ReactNode {
  const { t } = useIntl()
  const columns = useEntryColumns()
  useFailureTracking(error, 'Search Results Error')
  const { page, search, selected } = address
  const lastPage = data ? Math.max(0, data.total_pages - 1) : page
  useEffect(() => {
    // A URL can name a page that no longer exists.
    if (page > lastPage) onChange({ page: lastPage })
  }, [page, lastPage, onChange])
  const isWaiting = data === undefined && !error
  const rows = shown?.match_lists ?? NONE
  return (
    <DataTable
      aria-label={t('dictionary.entries')}
      columns={columns}
      source={{ page: rows, rowCount: shown?.total_elements ?? 0 }}
      state={{ page, pageSize: DICTIONARY_LIMITS.pageSize }}
      onStateChange={(next) => {
        if (next.page !== page) onChange({ page: next.page })
      }}
      mobileLayout="cards"
      skeletonRows={7}
      rowHref={({ id }) => hrefOf(id)}
      onRowAction={({ id }) => onChange({ selected: id })}
      {...(selected !== null && { currentRow: selected })}
      isLoading={isWaiting && rows.length === 0}
      isRefreshing={isWaiting && rows.length > 0}
      error={error && t('dictionary.refresh')}
      onRetry={retry}
      emptyState={
        <EmptyState headingLevel={2} title={search ? t('dictionary.noneFor', { term: search }) : t('dictionary.none')}>
          {search ? t('dictionary.noneHelp') : t('dictionary.noneInProduct')}
        </EmptyState>
      }
      // The number of pages is unknown until the first response.
      footerActions={shown && <DataTablePagination pageSizes={SIZES} />}
    />
  )
}
