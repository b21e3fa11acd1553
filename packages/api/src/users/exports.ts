import type { JobStarted, UsersExport, UsersExportRequest } from '@tessera/contract'
import { ADMIN_PERMISSIONS, FOLLOWED_JOBS, MEDIA_TYPES, pathTo } from '@tessera/contract'
import * as z from 'zod'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { iterateInBatches } from '../core/database/keyset-batches.ts'
import { defineExport, startExport } from '../exports/export-jobs.ts'
import type { ExportColumn, Table } from '../exports/table-file.ts'
import { toTable, writeTable } from '../exports/table-file.ts'
import { activeColumns, blockedColumns, pendingColumns } from './export-columns.ts'
import {
  activeOrder,
  activeRows,
  blockedOrder,
  blockedRows,
  fetchIdsOf,
  pendingOrder,
  pendingRows,
} from './list-rows.ts'
import type { ListReader } from './select-users.ts'
import { countOf, selectActive, selectBlocked, selectPending } from './select-users.ts'

/** Name of the worksheet in an exported workbook. */
const WORKSHEET = 'users'

/** The exported list and columns; all columns if none is named. */
interface Exported {
  users: UsersExport
  columns?: readonly string[] | undefined
}

/** An exported list of users: its current number of rows, and the table to write. */
interface UsersTable {
  total: number
  table: Table
}

/** The named columns, in that order. */
function named<Row>(columns: readonly ExportColumn<Row>[], ids: Exported['columns']): readonly ExportColumn<Row>[] {
  return ids?.flatMap((named) => columns.find(({ id }) => id === named) ?? []) ?? columns
}

/** The list of users; its rows are read on demand. */
async function usersTable(db: Db, { users, columns }: Exported, reader: ListReader): Promise<UsersTable> {
  const { locale } = reader
  if (users.status === 'ACTIVE') {
    const [found, order] = [await selectActive(db, users, reader), activeOrder(users)]
    const read = (ids: readonly string[]) => activeRows(db, { found, order, piece: { ids } }, reader)
    const batches = iterateInBatches({ order, fetchIds: fetchIdsOf(found, order), read })
    return { total: await countOf(found), table: toTable(named(activeColumns(locale), columns), batches) }
  }
  if (users.status === 'PENDING') {
    const [found, order] = [selectPending(db, users, reader), pendingOrder(users)]
    const read = (ids: readonly string[]) => pendingRows(db, { found, order, piece: { ids } }, reader)
    const batches = iterateInBatches({ order, fetchIds: fetchIdsOf(found, order), read })
    return { total: await countOf(found), table: toTable(named(pendingColumns(locale), columns), batches) }
  }
  const [found, order] = [selectBlocked(db, users.search, reader), blockedOrder(users)]
  const read = (ids: readonly string[]) => blockedRows(db, { found, order, piece: { ids } }, reader)
  const batches = iterateInBatches({ order, fetchIds: fetchIdsOf(found, order), read })
  return { total: await countOf(found), table: toTable(named(blockedColumns(locale), columns), batches) }
}

/** Counts and logs an export; returns the number of rows, the list and the file name. */
async function begin(db: Db, exported: Exported, context: CallContext): Promise<UsersTable & { name: string }> {
  const { clock, locale, recordActivity } = context
  const { account } = callerOf(context)
  const { users, columns } = exported
  const now = clock.now()
  const reader = { companyId: account.company.id, readerId: account.loginId, locale, now }
  const { total, table } = await usersTable(db, exported, reader)
  const after = { ...users, ...(columns && { columns }), count: total }
  await recordActivity(db, 'USERS_EXPORTED', account, { entityId: account.company.id, before: {}, after })
  return { total, table, name: `users_${users.status}_${now.toISOString().slice(0, 10)}.${users.format}` }
}

/** Streams a list of users as a file. */
export async function exportUsers(users: UsersExport, context: CallContext) {
  const { table, name } = await begin(context.db, { users }, context)
  const { format } = users
  context.reply.header('content-disposition', `attachment; filename="${name}"`).type(MEDIA_TYPES[format])
  return writeTable(table, { format, sheet: WORKSHEET })
}

/** Writes a list of users to the storage. */
export const exportUsersJob = defineExport<Exported>({
  name: FOLLOWED_JOBS.exportUsers,
  permission: ADMIN_PERMISSIONS.exportUser,
  // Not validated again, because the call has validated the request.
  list: z.object({ users: z.custom<UsersExport>(), columns: z.array(z.string()).optional() }),
  sheet: WORKSHEET,
  page: (query) => pathTo('/admin/userList', query),
  async open(list, { companyId, loginId: readerId, locale }, { db, clock }) {
    const { table } = await usersTable(db, list, { companyId, readerId, locale, now: clock.now() })
    return table
  },
})

const orderOf = <Sort>({ sortBy, sortOrder }: { sortBy: Sort; sortOrder: 'asc' | 'desc' }) => ({ sortBy, sortOrder })

/** The requested rows: all of the list, or those that match its filters. */
function usersOf(options: UsersExportRequest): UsersExport {
  const isAll = options.rows === 'all'
  const { format, status } = options
  if (status === 'ACTIVE') return { status, format, ...(isAll ? orderOf(options.filters) : options.filters) }
  if (status === 'PENDING') return { status, format, ...(isAll ? orderOf(options.filters) : options.filters) }
  return { status, format, ...(isAll ? orderOf(options.filters) : options.filters) }
}

/** Starts a job that exports a list of users to a file for a later download. */
export async function startUsersExport(options: UsersExportRequest, context: CallContext): Promise<JobStarted> {
  const list: Exported = { users: usersOf(options), ...(options.columns === 'shown' && { columns: options.shown }) }
  const started = await transact(context.db, async (tx) => {
    const { total, name } = await begin(tx, list, context)
    return startExport(tx, exportUsersJob, { list, name, format: options.format, total }, context)
  })
  context.afterResponse(({ runJobs }) => runJobs())
  return started
}
