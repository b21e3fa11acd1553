import type { QueueRow } from '@tessera/contract'
import { calls, QUEUE_ASSIGNEES, QUEUE_LIST } from '@tessera/contract'
import { EmptyState, Stack } from '@tessera/ui'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useIncidentFilters } from '../../platform/incidents/use-incident-filters.ts'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'
import { useList } from '../../tables/use-list.ts'
import { IncidentPanel } from './IncidentPanel.tsx'
import { useQueueColumns } from './queue-columns.tsx'

const ASSIGNEE_MESSAGES = { mine: 'operations.mine', none: 'operations.nobodys' } as const
const idOf = ({ incidentId }: QueueRow): string => incidentId

function useQueueFilters(): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  const filters = useIncidentFilters('staff')
  return useMemo(
    () => [
      ...filters.slice(0, 1),
      {
        id: 'assignees',
        label: t('operations.assignee'),
        kind: 'choice',
        options: QUEUE_ASSIGNEES.map((id) => ({ id, label: t(ASSIGNEE_MESSAGES[id]) })),
      },
      ...filters.slice(1),
    ],
    [t, filters],
  )
}

/** The incidents of all companies, longest wait first; one can be open next to the list. */
export function IncidentsTab(): ReactNode {
  const { t } = useIntl()
  const { shown, show, hrefOf } = usePanelParam('incident')
  const list = useList(calls.incidents.queue, QUEUE_LIST, { analytics: 'incidentQueue' })
  const columns = useQueueColumns()
  const filters = useQueueFilters()
  const order = (useKeepPreviousData(list.answer)?.rows ?? []).map(({ incidentId }) => incidentId)
  return (
    <Stack gap={4}>
      <ListTable
        aria-label={t('operations.incidents')}
        columns={columns}
        list={list}
        getRowId={idOf}
        {...(shown !== null && { currentRow: shown })}
        onRowAction={({ incidentId }) => show(incidentId)}
        rowHref={({ incidentId }) => hrefOf(incidentId)}
        emptyState={
          <EmptyState headingLevel={2} title={t('operations.noIncidents')}>
            {t('operations.noIncidentsText')}
          </EmptyState>
        }
      >
        <ListTools views={list.views} searchLabel={t('incidents.search')} filters={{ filters }} />
      </ListTable>
      {shown !== null && <IncidentPanel incidentId={shown} order={order} onShow={show} onClose={() => show(null)} />}
    </Stack>
  )
}
