import type { ListRules, UsersExportInput, UserStatus } from '@tessera/contract'
import {
  ACTIVE_USER_LIST,
  ADMIN_PERMISSIONS,
  BLOCKED_USER_LIST,
  calls,
  FILE_FORMATS,
  hasPermission,
  PENDING_USER_LIST,
  USER_COLUMNS,
} from '@tessera/contract'
import type { DataTableExportProps, DataTableExportRequest } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { useAnswers } from '../../data/use-answers.ts'
import { useCall } from '../../data/use-call.ts'
import { useUser } from '../../platform/session/session.tsx'
import { matchingFor } from '../../tables/matching.ts'
import { useExportJobs } from '../../tables/use-export-jobs.ts'

const KIND = 'users.export'
const ROWS = ['matching', 'all'] as const
const COUNTS = { ACTIVE: 'active', PENDING: 'pending', BLOCKED: 'blocked' } as const satisfies Record<
  UserStatus,
  string
>

/** What a list can be sorted by and which columns it has, as its call knows them. */
interface KnownList<Column extends string, Sort extends string> {
  columns: readonly Column[]
  rules: ListRules & { sorts: readonly Sort[] }
}

/** One of some words, if a word is one of them. */
function among<Known extends string>(known: readonly Known[], word: string | undefined): Known | undefined {
  return known.find((each) => each === word)
}

/** What is exported of a list: the columns that it knows, and the rows that match there in their order. */
function partOf<Column extends string, Sort extends string>(
  { query, columns }: Pick<DataTableExportRequest, 'query' | 'columns'>,
  { columns: known, rules }: KnownList<Column, Sort>,
) {
  const [sort] = query.sort
  const sortBy = among(rules.sorts, sort?.column)
  const sortOrder = sort?.direction === 'descending' ? 'desc' : 'asc'
  return {
    shown: columns.flatMap((id) => among(known, id) ?? []),
    filters: { ...matchingFor(query, rules), ...(sortBy && ({ sortBy, sortOrder } as const)) },
  }
}

/** The list that a panel asks for, as the call is sent. */
function wishFor(status: UserStatus, asked: DataTableExportRequest): UsersExportInput {
  const common = { format: asked.format, rows: 'filtered', columns: 'shown' } as const
  if (status === 'ACTIVE') {
    return { ...common, status, ...partOf(asked, { columns: USER_COLUMNS.ACTIVE, rules: ACTIVE_USER_LIST }) }
  }
  if (status === 'PENDING') {
    return { ...common, status, ...partOf(asked, { columns: USER_COLUMNS.PENDING, rules: PENDING_USER_LIST }) }
  }
  return { ...common, status, ...partOf(asked, { columns: USER_COLUMNS.BLOCKED, rules: BLOCKED_USER_LIST }) }
}

/** How a list of users is exported: as a job of the server that goes on when the page is left; null for whoever may not. */
export function useUserExport(status: UserStatus): DataTableExportProps | null {
  const request = useRequest()
  const { refresh } = useAnswers()
  const { tenant, authz } = useUser()
  const may = hasPermission(authz.permissions, ADMIN_PERMISSIONS.exportUser)
  const jobs = useExportJobs(KIND, may)
  const { data: counts } = useCall(may ? calls.users.counts : null, { params: { companyId: tenant.id } })
  if (!may) return null
  return {
    fileName: `users_${status}`,
    formats: FILE_FORMATS,
    rows: ROWS,
    allCount: counts?.[COUNTS[status]],
    ...jobs,
    async onExport(asked) {
      const body = wishFor(status, asked)
      await request(calls.users.startExport, { params: { companyId: tenant.id }, body }, { byPerson: true })
      await refresh(calls.jobs.list)
    },
  }
}
