import type { UsersExportInput, UserStatus } from '@tessera/contract'
import {
  ACTIVE_USER_LIST,
  ADMIN_PERMISSIONS,
  BLOCKED_USER_LIST,
  calls,
  FOLLOWED_JOBS,
  hasPermission,
  PENDING_USER_LIST,
  USER_COLUMNS,
} from '@tessera/contract'
import type { DataTableExportProps, DataTableExportRequest } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { useCall } from '../../data/use-call.ts'
import { useUser } from '../../platform/session/session.tsx'
import { partOf, useListExport } from '../../tables/list-export.ts'

const COUNTS = { ACTIVE: 'active', PENDING: 'pending', BLOCKED: 'blocked' } as const satisfies Record<
  UserStatus,
  string
>

/** Returns the list of an export in the form of the call. */
function exportInput(status: UserStatus, requested: DataTableExportRequest): UsersExportInput {
  const common = { format: requested.format, rows: 'filtered', columns: 'shown' } as const
  if (status === 'ACTIVE') {
    return { ...common, status, ...partOf(requested, { columns: USER_COLUMNS.ACTIVE, rules: ACTIVE_USER_LIST }) }
  }
  if (status === 'PENDING') {
    return { ...common, status, ...partOf(requested, { columns: USER_COLUMNS.PENDING, rules: PENDING_USER_LIST }) }
  }
  return { ...common, status, ...partOf(requested, { columns: USER_COLUMNS.BLOCKED, rules: BLOCKED_USER_LIST }) }
}

/** Returns the export of a list of users; null for users without that permission. */
export function useUserExport(status: UserStatus): DataTableExportProps | null {
  const request = useRequest()
  const { tenant, authz } = useUser()
  const isAllowed = hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportUser)
  const params = { companyId: tenant.id }
  const { data: counts } = useCall(isAllowed ? calls.users.counts : null, { params })
  return useListExport({
    kind: FOLLOWED_JOBS.exportUsers,
    fileName: `users_${status}`,
    isAllowed,
    allCount: counts?.[COUNTS[status]],
    start: (requested) =>
      request(calls.users.startExport, { params, body: exportInput(status, requested) }, { byPerson: true }),
  })
}
