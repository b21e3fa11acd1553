import type { UsersExport } from '@tessera/contract'
import { MEDIA_TYPES } from '@tessera/contract'
import type { CallContext } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { walk } from '../core/walk.ts'
import type { Table } from '../exports/table-file.ts'
import { toTable, writeTable } from '../exports/table-file.ts'
import { activeColumns, blockedColumns, pendingColumns } from './export-columns.ts'
import { activeOrder, activeRows, blockedOrder, blockedRows, pendingOrder, pendingRows } from './list-rows.ts'
import type { ListReader } from './select-users.ts'
import { countOf, selectActive, selectBlocked, selectPending } from './select-users.ts'

/** A list of users that is exported: how many rows it has by now, and what they are written of. */
interface UsersTable {
  total: number
  table: Table
}

/** The list of users that is meant, all columns of it; its rows are read as they are asked for. */
async function usersTable(db: Db, wish: UsersExport, reader: ListReader): Promise<UsersTable> {
  if (wish.status === 'ACTIVE') {
    const [found, order] = [await selectActive(db, wish, reader), activeOrder(wish)]
    const batches = walk(order, (piece) => activeRows(db, { found, order, piece }, reader))
    return { total: await countOf(found), table: toTable(activeColumns(reader.locale), batches) }
  }
  if (wish.status === 'PENDING') {
    const [found, order] = [selectPending(db, wish, reader), pendingOrder(wish)]
    const batches = walk(order, (piece) => pendingRows(db, { found, order, piece }, reader))
    return { total: await countOf(found), table: toTable(pendingColumns(reader.locale), batches) }
  }
  const [found, order] = [selectBlocked(db, wish.search, reader), blockedOrder(wish)]
  const batches = walk(order, (piece) => blockedRows(db, { found, order, piece }, reader))
  return { total: await countOf(found), table: toTable(blockedColumns(reader.locale), batches) }
}

/** Answers a list of users as a file, which is made as it is sent. */
export async function exportUsers(wish: UsersExport, context: CallContext) {
  const { db, reply, clock, locale, recordActivity } = context
  const { account } = callerOf(context)
  const { status, format } = wish
  const now = clock.now()
  const { total, table } = await usersTable(db, wish, {
    companyId: account.company.id,
    own: account.loginId,
    locale,
    now,
  })
  await recordActivity(db, 'USERS_EXPORTED', account, {
    entityId: account.company.id,
    before: {},
    after: { ...wish, count: total },
  })
  const day = now.toISOString().slice(0, 10)
  reply.header('content-disposition', `attachment; filename="users_${status}_${day}.${format}"`)
  reply.type(MEDIA_TYPES[format])
  return writeTable(table, { format, sheet: 'users' })
}
