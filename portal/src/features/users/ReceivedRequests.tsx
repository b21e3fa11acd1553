import type { ReceivedRequest } from '@tessera/contract'
import {
  ACCESS_REQUEST_STATUSES,
  ADMIN_PERMISSIONS,
  calls,
  hasPermission,
  RECEIVED_REQUEST_LIST,
} from '@tessera/contract'
import { Button, EmptyState, Stack } from '@tessera/ui'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableRowMenu, DataTableSelectionBar } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useCountedFilters } from '../../tables/use-counted-filters.ts'
import { useList } from '../../tables/use-list.ts'
import type { PendingDecision } from './DecisionDialog.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { useReceivedColumns } from './received-columns.tsx'
import { RequestPanel, requesterOf } from './RequestPanel.tsx'
import { useChosenRequests } from './use-chosen-requests.ts'

const NONE: DataTableSelection = { include: new Set() }

function useStatusFilter() {
  const { t } = useIntl()
  return useMemo(() => {
    const options = ACCESS_REQUEST_STATUSES.map((id) => ({ id, label: t(STATUS_MESSAGES[id]) }))
    return [{ id: 'statuses', label: t('received.status'), kind: 'choice' as const, options }]
  }, [t])
}

/** The access requests that a company received; administrators can decide one or several. */
export function ReceivedRequests(): ReactNode {
  const { t } = useIntl()
  const { tenant, authz } = useUser()
  const { shown, show, hrefOf } = usePanelParam('request')
  const params = { companyId: tenant.id }
  const list = useList(calls.access.received, RECEIVED_REQUEST_LIST, { analytics: 'receivedRequests', params })
  const filters = useCountedFilters(calls.access.receivedFacets, {
    rules: RECEIVED_REQUEST_LIST,
    binding: list.binding,
    filters: useStatusFilter(),
    params,
  })
  const columns = useReceivedColumns()
  const [selection, setSelection] = useState(NONE)
  const [pending, setPending] = useState<PendingDecision | null>(null)
  const chosen = useChosenRequests(selection, list.answer?.rows ?? [])
  const canDecide = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateAccessRequest)
  const confirmAll = async (decision: PendingDecision['decision']): Promise<void> =>
    setPending({ decision, requests: await chosen() })
  const menuOf = (request: ReceivedRequest): ReactNode =>
    request.status === 'SUBMITTED' && (
      <DataTableRowMenu
        aria-label={t('received.actions', { name: requesterOf(request) })}
        items={[
          {
            id: 'approve',
            label: t('received.approve'),
            onAction: () => setPending({ decision: 'APPROVED', requests: [request] }),
          },
          {
            id: 'reject',
            label: t('received.reject'),
            onAction: () => setPending({ decision: 'REJECTED', requests: [request] }),
          },
        ]}
      />
    )
  const isNarrowed = Boolean(list.binding.state.search) || (list.binding.listQuery.filters['statuses'] ?? []).length > 0
  return (
    <Stack gap={4}>
      <ListTable
        aria-label={t('received.title')}
        columns={columns}
        list={list}
        {...(canDecide && {
          selectionMode: 'multiple' as const,
          selection,
          onSelectionChange: setSelection,
          isRowDisabled: ({ status }: ReceivedRequest) => status !== 'SUBMITTED',
          rowActions: menuOf,
          footerActions: (
            <DataTableSelectionBar>
              <Button onPress={() => void confirmAll('APPROVED')}>{t('received.approve')}</Button>
              <Button onPress={() => void confirmAll('REJECTED')}>{t('received.reject')}</Button>
            </DataTableSelectionBar>
          ),
        })}
        onRowAction={({ id }) => show(id)}
        rowHref={({ id }) => hrefOf(id)}
        {...(shown !== null && { currentRow: shown })}
        {...(!isNarrowed && {
          emptyState: (
            <EmptyState headingLevel={2} title={t('received.none')}>
              {t('received.noneText')}
            </EmptyState>
          ),
        })}
      >
        <ListTools views={list.views} searchLabel={t('received.search')} filters={filters} />
      </ListTable>
      {shown !== null && (
        <RequestPanel
          key={shown}
          id={shown}
          onClose={() => show(null)}
          {...(canDecide && { onDecide: (decision, request) => setPending({ decision, requests: [request] }) })}
        />
      )}
      {pending && (
        <DecisionDialog
          pending={pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            setSelection(NONE)
          }}
        />
      )}
    </Stack>
  )
}
