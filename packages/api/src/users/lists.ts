import type {
  ActiveFacetQuery,
  ActiveUser,
  ActiveUsersQuery,
  BlockedUser,
  BlockedUsersQuery,
  ChoiceCounts,
  ListPage,
  PendingFacetQuery,
  PendingUser,
  PendingUsersQuery,
  UserCounts,
} from '@tessera/contract'
import { ACTIVE_USER_LIST, PENDING_USER_LIST } from '@tessera/contract'
import { countChoices } from '../core/database/count-choices.ts'
import type { Db } from '../core/database/database.ts'
import { toPage } from '../core/database/list-page.ts'
import { activeOrder, activeRows, blockedOrder, blockedRows, pendingOrder, pendingRows } from './list-rows.ts'
import type { ListReader } from './select-users.ts'
import { countOf, countsOf, selectActive, selectBlocked, selectPending } from './select-users.ts'

const onPage = ({ page, size }: { page: number; size: number }) => ({ limit: size, offset: page * size })

/** The number of users in each of a company's lists. */
export async function readCounts(db: Db, companyId: string): Promise<UserCounts> {
  const rows = await db
    .selectFrom('users')
    .select(['status', (is) => is.fn.countAll<string>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('status')
    .execute()
  const countWith = (wanted: string) => Number(rows.find(({ status }) => status === wanted)?.count ?? 0)
  return { active: countWith('ACTIVE'), pending: countWith('PENDING'), blocked: countWith('BLOCKED') }
}

/** One page of a company's active users. */
export async function listActive(
  db: Db,
  query: ActiveUsersQuery,
  reader: ListReader,
): Promise<ListPage<ActiveUser> & { selectable_elements: number }> {
  const found = await selectActive(db, query, reader)
  const [rows, { total, selectable }] = await Promise.all([
    activeRows(db, { found, order: activeOrder(query), piece: onPage(query) }, reader),
    countsOf(found, reader),
  ])
  return { ...toPage(rows, total, query), selectable_elements: selectable }
}

/** The number of a company's active users for each choice of a filter. */
export function countActive(db: Db, query: ActiveFacetQuery, reader: ListReader): Promise<ChoiceCounts> {
  return countChoices(ACTIVE_USER_LIST, query.facet, async (chosen) =>
    countOf(await selectActive(db, { ...query, ...chosen }, reader)),
  )
}

/** The number of a company's users who are invited or being set up, for each choice of a filter. */
export function countPending(db: Db, query: PendingFacetQuery, reader: ListReader): Promise<ChoiceCounts> {
  return countChoices(PENDING_USER_LIST, query.facet, (chosen) =>
    countOf(selectPending(db, { ...query, ...chosen }, reader)),
  )
}

/** One page of a company's users who are invited or being set up. */
export async function listPending(
  db: Db,
  query: PendingUsersQuery,
  reader: ListReader,
): Promise<ListPage<PendingUser>> {
  const found = selectPending(db, query, reader)
  const [rows, total] = await Promise.all([
    pendingRows(db, { found, order: pendingOrder(query), piece: onPage(query) }, reader),
    countOf(found),
  ])
  return toPage(rows, total, query)
}

/** One page of a company's blocked users. */
export async function listBlocked(
  db: Db,
  query: BlockedUsersQuery,
  reader: ListReader,
): Promise<ListPage<BlockedUser> & { selectable_elements: number }> {
  const found = selectBlocked(db, query.search, reader)
  const [rows, total] = await Promise.all([
    blockedRows(db, { found, order: blockedOrder(query), piece: onPage(query) }, reader),
    countOf(found),
  ])
  return { ...toPage(rows, total, query), selectable_elements: total }
}
