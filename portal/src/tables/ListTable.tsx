import { LIMITS } from '@tessera/contract'
import type { DataTableProps } from '@tessera/ui/data-table'
import { DataTable, DataTablePagination } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { useFailureTracking } from '../platform/analytics/failure-tracking.ts'
import { useKeepPreviousData } from './use-keep-previous-data.ts'
import type { List } from './use-list.ts'

type Given<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'getRowId'
  | 'showAllColumns'
  | 'mobileLayout'
  | 'selectionMode'
  | 'selection'
  | 'onSelectionChange'
  | 'isRowDisabled'
  | 'emptyState'
  | 'rowActions'
  | 'onRowAction'
  | 'rowHref'
  | 'currentRow'
>

interface ListTableProps<Row> extends Given<Row> {
  'aria-label': string
  list: List<Row>
  /** Toolbar and other content above the rows. */
  children?: ReactNode
  /** Actions on the selected rows, such as a DataTableSelectionBar; above the pager. */
  footerActions?: ReactNode
}

const NONE = { rows: [], total: 0, selectable: undefined }

/** Users are identified by login id, other rows by id. */
function idOf(row: { loginId?: string; id?: string }): string {
  const id = row.loginId ?? row.id
  if (id === undefined) throw new Error('A list has rows with neither loginId nor id: give its table getRowId.')
  return id
}

/** A table of a server list: rows stay while the next ones load, and failures are shown in the portal's texts. */
export function ListTable<Row extends object>({
  list,
  getRowId = idOf,
  children,
  footerActions,
  ...table
}: ListTableProps<Row>): ReactNode {
  const { t } = useIntl()
  const { answer, error, retry } = list
  const { state, defaultState, onStateChange } = list.binding
  const { page, pageSize } = state
  const shown = useKeepPreviousData(answer)
  useFailureTracking(error)

  // A URL can name a page that no longer exists.
  const lastPage = answer && pageSize !== null ? Math.max(0, Math.ceil(answer.total / pageSize) - 1) : page
  useEffect(() => {
    if (page > lastPage) onStateChange({ ...state, page: lastPage })
  }, [page, lastPage, onStateChange, state])

  const { rows, total, selectable } = shown ?? NONE
  const isWaiting = answer === undefined && !error
  return (
    <DataTable
      {...table}
      getRowId={getRowId}
      source={{ page: rows, rowCount: total, ...(selectable !== undefined && { selectableCount: selectable }) }}
      state={state}
      defaultState={defaultState}
      onStateChange={onStateChange}
      isLoading={isWaiting && rows.length === 0}
      isRefreshing={isWaiting && rows.length > 0}
      error={error && failureText(t, error, 'table')}
      onRetry={retry}
      footerActions={
        <>
          {footerActions}
          <DataTablePagination pageSizes={LIMITS.rowsPerPage} />
        </>
      }
    >
      {children}
    </DataTable>
  )
}
