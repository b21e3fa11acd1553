import type { GlobalLayout } from '@tessera/contract'
import {
  ADMIN_PERMISSIONS,
  calls,
  FOLLOWED_JOBS,
  GLOBAL_USER_COLUMNS,
  GLOBAL_USER_LIST,
  hasPermission,
} from '@tessera/contract'
import type { DataTableExportProps } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { useCall } from '../../data/use-call.ts'
import { useUser } from '../../platform/session/session.tsx'
import { partOf, useListExport } from '../../tables/list-export.ts'

/** Returns the export of a layout's users; null for users without that permission. */
export function useGlobalExport(layout: GlobalLayout): DataTableExportProps | null {
  const request = useRequest()
  const { authz } = useUser()
  const { data: counts } = useCall(calls.globalUsers.counts)
  return useListExport({
    kind: FOLLOWED_JOBS.exportGlobalUsers,
    fileName: `global_users_${layout}`,
    isAllowed: hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportGlobalUser),
    allCount: counts?.[layout],
    start: (requested) => {
      const part = partOf(requested, { columns: GLOBAL_USER_COLUMNS[layout], rules: GLOBAL_USER_LIST })
      const body = { layout, format: requested.format, rows: 'filtered', columns: 'shown', ...part } as const
      return request(calls.globalUsers.startExport, { body }, { byPerson: true })
    },
  })
}
