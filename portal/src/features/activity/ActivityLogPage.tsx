import type { ActivityEntry } from '@tessera/contract'
import { ACTIVITY_LIST, calls } from '@tessera/contract'
import { EmptyState, Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { CountedTitle } from '../../tables/CountedTitle.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useCountedFilters } from '../../tables/use-counted-filters.ts'
import { useList } from '../../tables/use-list.ts'
import { useActivityColumns } from './activity-columns.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { LogFilters } from './LogFilters.tsx'
import { useEventFilter } from './use-event-filter.ts'
import { useLogAddress } from './use-log-address.ts'
import { useLogExport } from './use-log-export.ts'

const NO_ROWS: readonly ActivityEntry[] = []

/** A company's log: time, actor, entity, before and after. */
export default function ActivityLogPage(): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const address = useLogAddress()
  const { range, actor, entry } = address
  const query = useMemo(() => ({ ...range, ...(actor !== null && { actor }) }), [range, actor])
  const params = { companyId: tenant.id }
  const list = useList(calls.activity.list, ACTIVITY_LIST, { analytics: 'activityLog', params, query })
  const filters = useCountedFilters(calls.activity.facets, {
    rules: ACTIVITY_LIST,
    binding: list.binding,
    filters: useEventFilter(),
    params,
    query,
  })
  const exporting = useLogExport(query)
  const columns = useActivityColumns()
  const order = (list.answer?.rows ?? NO_ROWS).map(({ id }) => id)
  return (
    <Page
      width="wide"
      title={<CountedTitle title={t('activity.title')} count={list.answer?.total} />}
      description={t('activity.text')}
    >
      <Stack gap={4}>
        <LogFilters {...address} />
        <ListTable
          aria-label={t('activity.title')}
          columns={columns}
          list={list}
          showAllColumns
          onRowAction={({ id }) => address.showEntry(id)}
          rowHref={address.hrefOfEntry}
          {...(entry !== null && { currentRow: entry })}
          emptyState={
            <EmptyState headingLevel={2} picture="search" title={t('activity.none')}>
              {t('activity.noneText')}
            </EmptyState>
          }
        >
          <ListTools
            views={list.views}
            searchLabel={t('activity.search')}
            searchHint={t('activity.searchHint')}
            filters={filters}
            exporting={exporting}
          />
        </ListTable>
      </Stack>
      {entry !== null && (
        <EntryPanel id={entry} order={order} onShow={address.showEntry} onClose={() => address.showEntry(null)} />
      )}
    </Page>
  )
}
