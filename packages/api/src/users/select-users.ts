import type { ActiveUsersQuery, LastLogin, Locale, PendingUsersQuery, UserStage } from '@tessera/contract'
import { actionsOn, USER_STAGES } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database/database.ts'
import { normalizedContains } from '../core/database/normalized-text.ts'
import { holdersOf } from '../products/grants.ts'
import { productsWithTitle } from '../products/queries.ts'

const DAY = 24 * 60 * 60_000
const DAYS: Readonly<Record<Exclude<LastLogin, 'never'>, number>> = { over30: 30, over90: 90, over180: 180 }

/** The list's company, its reader and the time. */
export interface ListReader {
  companyId: string
  /** The login id of the reader, who can't select their own row. */
  readerId: string
  locale: Locale
  now: Date
}

type Filters = Pick<
  ActiveUsersQuery,
  'search' | 'productCodes' | 'companyType' | 'multipleSupplierAccess' | 'lastLogin'
>

type PendingFilters = Pick<PendingUsersQuery, 'search' | 'stages'>

/** The stage of a user at a given time: an unused invitation expires. */
export function stageAt(now: Date): RawBuilder<UserStage | null> {
  return sql`case when users.stage = 'INVITATION_SENT' and users.invited_until <= ${now}::timestamptz
    then 'EXPIRED' else users.stage end`
}

/** A company cannot change super administrators; only other super administrators can (GUM-04). */
export const isOfCompany = sql<boolean>`coalesce(users.user_group, 'ADMIN') = 'ADMIN'`

const people = (db: Db, { companyId }: ListReader) => db.selectFrom('users').where('users.company_id', '=', companyId)

/** Users of a company that match a search. */
export type Found = ReturnType<typeof people>

const matchesText = (part: string) => normalizedContains(sql`users.search_text`, part)

function hasNotLoggedIn(since: LastLogin, now: Date) {
  if (since === 'never') return sql<boolean>`users.last_login_at is null`
  return sql<boolean>`users.last_login_at < ${later(now, -DAYS[since] * DAY)}`
}

/** Users of a list that match a search by name, address or granted products. */
async function selectFound(db: Db, search: string | undefined, reader: ListReader) {
  const all = people(db, reader)
  if (!search) return all
  const matchingProducts = await productsWithTitle(db, search, reader.locale).execute()
  const codes = matchingProducts.map(({ product_code }) => product_code)
  return all.where((where) =>
    where.or([matchesText(search), ...(codes.length > 0 ? [where('login_id', 'in', holdersOf(db, codes))] : [])]),
  )
}

/** A company's active users that match a query. */
export async function selectActive(db: Db, filters: Filters, reader: ListReader) {
  const { productCodes = [], companyType = [], multipleSupplierAccess = [], lastLogin = [] } = filters
  let found = (await selectFound(db, filters.search, reader)).where('users.status', '=', 'ACTIVE')
  if (productCodes.length > 0) found = found.where('login_id', 'in', holdersOf(db, productCodes))
  if (companyType.length === 1) found = found.where('third_party_user', '=', companyType[0] === 'THIRD_PARTY')
  if (multipleSupplierAccess.length === 1) {
    found = found.where('can_switch_company', '=', multipleSupplierAccess[0] === 'true')
  }
  if (lastLogin.length > 0)
    found = found.where((is) => is.or(lastLogin.map((since) => hasNotLoggedIn(since, reader.now))))
  return found
}

/** A company's users who are invited or being set up, and match a query. */
export function selectPending(db: Db, { search, stages = [] }: PendingFilters, reader: ListReader) {
  let found = people(db, reader).where('users.status', '=', 'PENDING')
  if (search) found = found.where(matchesText(search))
  if (stages.length > 0) found = found.where(stageAt(reader.now), 'in', stages)
  return found
}

const EDITABLE = USER_STAGES.filter((stage) => actionsOn({ status: 'PENDING', stage }).includes('EDIT'))

/** A company's users that its administrators can edit. */
export function selectEditable(db: Db, reader: ListReader): Found {
  const isEditable = sql<boolean>`users.status = 'ACTIVE'
    or users.status = 'PENDING' and ${stageAt(reader.now)} = any(${EDITABLE}::text[])`
  return people(db, reader).where(sql<boolean>`(${isEditable})`)
}

/** A company's blocked users that match a search by name, address or reason. */
export function selectBlocked(db: Db, search: string | undefined, reader: ListReader) {
  const blocked = people(db, reader).where('users.status', '=', 'BLOCKED')
  if (!search) return blocked
  const reason = sql<boolean>`strpos(normalized_text(users.blocked_reason), normalized_text(${search})) > 0`
  return blocked.where((where) => where.or([matchesText(search), reason]))
}

/** The number of users in a list. */
export async function countOf(found: Found): Promise<number> {
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The number of users in a list, and how many of them its reader can select. */
export async function countsOf(found: Found, { readerId }: ListReader): Promise<{ total: number; selectable: number }> {
  const { total, selectable } = await found
    .select((is) => [
      is.fn.countAll<string>().as('total'),
      is.fn.countAll<string>().filterWhere('users.login_id', '<>', readerId).as('selectable'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), selectable: Number(selectable) }
}
