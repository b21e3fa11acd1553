import type { ActivityExportInput } from '@tessera/contract'
import {
  ACTIVITY_COLUMNS,
  ACTIVITY_LIST,
  ADMIN_PERMISSIONS,
  calls,
  FOLLOWED_JOBS,
  hasPermission,
} from '@tessera/contract'
import type { DataTableExportProps, DataTableExportRequest } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { matchingFor } from '../../tables/matching.ts'
import { useListExport } from '../../tables/list-export.ts'

type ExportedColumn = (typeof ACTIVITY_COLUMNS)[number]

/** The columns of the file for each column of the table, so the file contains everything that an entry shows. */
const COLUMNS: Readonly<Record<string, readonly ExportedColumn[]>> = {
  actor: ['actor', 'actorLoginId', 'actorCompany', 'company'],
  entityId: ['entityTitle', 'entityId'],
  eventDescription: ['eventDescription', 'before', 'after'],
}

function columnsFor(shown: readonly string[]): ExportedColumn[] {
  return shown.flatMap((id) => COLUMNS[id] ?? ACTIVITY_COLUMNS.filter((each) => each === id))
}

/** Returns the table's sort order in the form of the call. */
function sortOf({ sort: [sort] }: DataTableExportRequest['query']) {
  const sortBy = ACTIVITY_LIST.sorts.find((each) => each === sort?.column)
  const sortOrder = sort?.direction === 'ascending' ? 'asc' : 'desc'
  return sortBy ? ({ sortBy, sortOrder } as const) : {}
}

/**
 * Returns the export of the log as a job: the visible range, or the whole log. Null for users without that permission.
 */
export function useLogExport(query: Readonly<Record<string, string>>): DataTableExportProps | null {
  const { t } = useIntl()
  const request = useRequest()
  const { tenant, authz } = useUser()
  return useListExport({
    kind: FOLLOWED_JOBS.exportActivity,
    fileName: 'activity_log',
    isAllowed: hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportActivity),
    rowLabels: { matching: t('activity.exportRange'), all: t('activity.exportAll') },
    start: ({ format, rows, columns, query: shown }) => {
      const filters = rows === 'all' ? {} : { ...query, ...matchingFor(shown, ACTIVITY_LIST) }
      const body: ActivityExportInput = {
        format,
        rows: rows === 'all' ? 'all' : 'filtered',
        columns: 'shown',
        shown: columnsFor(columns),
        filters: { ...filters, ...sortOf(shown) },
      }
      return request(calls.activity.startExport, { params: { companyId: tenant.id }, body }, { byPerson: true })
    },
  })
}
