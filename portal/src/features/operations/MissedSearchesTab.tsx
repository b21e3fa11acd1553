import type { MissedSearch } from '@tessera/contract'
import { calls, DICTIONARY_LIMITS, LIMITS, OFFERED_LANGUAGES } from '@tessera/contract'
import { EmptyState, Stack, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { DataTable, DataTablePagination } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { dateIn } from '../../messages/date.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'

const NONE: readonly MissedSearch[] = []
const SIZES = [LIMITS.defaultRowsPerPage]
const languageOf = (locale: string): string => OFFERED_LANGUAGES.find(({ id }) => id === locale)?.value ?? locale
const idOf = ({ search, locale }: MissedSearch): string => `${locale} ${search}`

function useColumns(): DataTableColumn<MissedSearch>[] {
  const { t, locale } = useIntl()
  return useMemo(() => {
    return [
      { id: 'search', header: t('operations.missedTerm'), width: '3fr', isRowHeader: true },
      {
        id: 'locale',
        header: t('operations.missedLanguage'),
        width: 180,
        value: (row) => languageOf(row.locale),
        cell: (row) => <span lang={row.locale}>{languageOf(row.locale)}</span>,
      },
      { id: 'count', header: t('operations.missedCount'), width: 140, align: 'end' },
      {
        id: 'lastOn',
        header: t('operations.missedLast'),
        width: 160,
        value: (row) => dateIn(locale, row.lastOn, 'UTC'),
        cell: (row) => <time dateTime={row.lastOn}>{dateIn(locale, row.lastOn, 'UTC')}</time>,
      },
    ]
  }, [t, locale])
}

/** The searches of the data dictionary without results, most frequent first. */
export function MissedSearchesTab(): ReactNode {
  const { t } = useIntl()
  const columns = useColumns()
  const [page, setPage] = useState(0)
  const query = { page, size: LIMITS.defaultRowsPerPage }
  const { data, error, retry } = useCall(calls.dictionary.missed, { query })
  const shown = useKeepPreviousData(data)
  const isWaiting = !data && !error
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('operations.missedText', { days: DICTIONARY_LIMITS.missedSearchDays })}
      </Text>
      <DataTable
        aria-label={t('operations.missedTitle')}
        columns={columns}
        getRowId={idOf}
        source={{ page: shown?.content ?? NONE, rowCount: shown?.total_elements ?? 0 }}
        state={{ page, pageSize: LIMITS.defaultRowsPerPage }}
        onStateChange={(next) => setPage(next.page)}
        isLoading={isWaiting && !shown}
        isRefreshing={isWaiting && shown !== undefined}
        error={error && failureText(t, error, 'table')}
        onRetry={retry}
        emptyState={<EmptyState headingLevel={2} title={t('operations.noMissed')} />}
        footerActions={<DataTablePagination pageSizes={SIZES} />}
      />
    </Stack>
  )
}
