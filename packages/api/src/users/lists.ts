import type {
  ActiveUser,
  ActiveUsersQuery,
  BlockedUser,
  BlockedUsersQuery,
  LastLogin,
  ListPage,
  Locale,
  PendingUser,
  PendingUsersQuery,
  ProductCode,
  UserCounts,
  UserStage,
} from '@tessera/contract'
import { clientUserType } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import { later } from '../core/clock.ts'
import type { Db } from '../core/database.ts'
import { folded, holdsFolded } from '../core/folded.ts'
import { toPage } from '../core/page.ts'
import { grantsOf, holdersOf } from '../products/grants.ts'
import { productsCalled, productTitles } from '../products/queries.ts'

const DAY = 24 * 60 * 60_000
const DAYS: Readonly<Record<Exclude<LastLogin, 'never'>, number>> = { over30: 30, over90: 90, over180: 180 }

/** Whose list is read, by whom and when. */
export interface ListReader {
  companyId: string
  /** Who reads it: nobody chooses their own row. */
  own: string
  locale: Locale
  now: Date
}

type Filters = Pick<
  ActiveUsersQuery,
  'search' | 'productCodes' | 'companyType' | 'multipleSupplierAccess' | 'lastLogin'
>

/** The stage of somebody of `users` at a time: an invitation that nobody has followed in its time has expired. */
export function stageAt(now: Date): RawBuilder<UserStage | null> {
  return sql`case when users.stage = 'INVITATION_SENT' and users.invited_until <= ${now}::timestamptz
    then 'EXPIRED' else users.stage end`
}

const people = (db: Db, { companyId }: ListReader) => db.selectFrom('users').where('users.company_id', '=', companyId)

type Found = ReturnType<typeof people>

const isNamed = (part: string) => holdsFolded(sql`users.search_text`, part)

function isAway(since: LastLogin, now: Date) {
  if (since === 'never') return sql<boolean>`users.last_login_at is null`
  return sql<boolean>`users.last_login_at < ${later(now, -DAYS[since] * DAY)}`
}

/** Those of a list who match what is searched for, by name, address or what is granted to them. */
async function selectFound(db: Db, search: string | undefined, reader: ListReader) {
  const all = people(db, reader)
  if (!search) return all
  const called = await productsCalled(db, search, reader.locale).execute()
  const codes = called.map(({ product_code }) => product_code)
  return all.where((where) =>
    where.or([isNamed(search), ...(codes.length > 0 ? [where('login_id', 'in', holdersOf(db, codes))] : [])]),
  )
}

/** The active people of a company that match a query. */
export async function selectActive(db: Db, filters: Filters, reader: ListReader) {
  const { productCodes = [], companyType = [], multipleSupplierAccess = [], lastLogin = [] } = filters
  let found = (await selectFound(db, filters.search, reader)).where('users.status', '=', 'ACTIVE')
  if (productCodes.length > 0) found = found.where('login_id', 'in', holdersOf(db, productCodes))
  if (companyType.length === 1) found = found.where('third_party_user', '=', companyType[0] === 'THIRD_PARTY')
  if (multipleSupplierAccess.length === 1) {
    found = found.where('can_switch_company', '=', multipleSupplierAccess[0] === 'true')
  }
  if (lastLogin.length > 0) found = found.where((is) => is.or(lastLogin.map((since) => isAway(since, reader.now))))
  return found
}

/** The blocked people of a company that match what is searched for, by name, address or the reason. */
export function selectBlocked(db: Db, search: string | undefined, reader: ListReader) {
  const blocked = people(db, reader).where('users.status', '=', 'BLOCKED')
  if (!search) return blocked
  const reason = sql<boolean>`strpos(folded(users.blocked_reason), folded(${search})) > 0`
  return blocked.where((where) => where.or([isNamed(search), reason]))
}

/** What the products are called that are granted or promised to people, by login id and in the order of their names. */
async function productsOf(
  db: Db,
  held: readonly { login_id: string; product_code: ProductCode }[],
  locale: Locale,
): Promise<(loginId: string) => string[]> {
  const titleOf = await productTitles(db, locale)
  const { compare } = new Intl.Collator(locale)
  const codes = [...new Set(held.map(({ product_code }) => product_code))]
  // In their order once for all, so that each person's come in it.
  const named = codes
    .map((code) => ({ code, title: titleOf(code) }))
    .toSorted((one, other) => compare(one.title, other.title))
  const holders = new Map(codes.map((code) => [code, new Set<string>()]))
  for (const { login_id, product_code } of held) holders.get(product_code)?.add(login_id)
  return (loginId) => named.flatMap(({ code, title }) => (holders.get(code)?.has(loginId) ? [title] : []))
}

async function grantedTo(db: Db, rows: readonly { login_id: string }[], locale: Locale) {
  const loginIds = rows.map(({ login_id }) => login_id)
  return productsOf(db, loginIds.length > 0 ? await grantsOf(db, loginIds).execute() : [], locale)
}

const byName = {
  firstName: sql<string>`users.first_name_key`,
  lastName: sql<string>`users.last_name_key`,
  email: sql<string>`users.email_key`,
}

/** What somebody is called who has done something to people of `users`; an operator's command has no name of its own. */
const nameOf = (column: 'created_by' | 'blocked_by') => sql<string>`coalesce(
  (select doers.first_name || ' ' || doers.last_name from users as doers where doers.login_id = ${sql.ref(`users.${column}`)}),
  ${sql.ref(`users.${column}`)}, ''
)`

const ACTIVE_ORDER = {
  ...byName,
  uiCompanyType: sql<boolean>`users.third_party_user`,
  multipleSupplierAccess: sql<boolean>`users.can_switch_company`,
  uiLastLoginTime: sql<Date>`users.last_login_at`,
}
const PENDING_ORDER = {
  ...byName,
  createdBy: folded(nameOf('created_by')),
  uiCreatedOnDate: sql<Date>`users.created_at`,
}
const BLOCKED_ORDER = {
  ...byName,
  blockedReason: folded(sql<string>`users.blocked_reason`),
  uiBlockedBy: folded(nameOf('blocked_by')),
  uiBlockedOn: sql<Date>`users.blocked_at`,
}

/** Of two that are alike the order never changes; who has no value comes first among the least. */
function inOrder(column: RawBuilder<unknown>, order: 'asc' | 'desc') {
  return order === 'desc'
    ? sql`${column} desc nulls last, ${byName.lastName}, users.login_id`
    : sql`${column} asc nulls first, ${byName.lastName}, users.login_id`
}

/** How many people a list has. */
async function countOf(found: Found): Promise<number> {
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The people on one page of a list, in its order: what else is asked about people is asked about these alone. */
function onPage(db: Db, found: Found, order: RawBuilder<unknown>, { page, size }: { page: number; size: number }) {
  const own = found
    .select('users.login_id')
    .orderBy(order)
    .limit(size)
    .offset(page * size)
  return db.selectFrom('users').where('users.login_id', 'in', own).orderBy(order)
}

/** How many people stand in each of a company's lists. */
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

const NAMES = ['users.login_id', 'users.first_name', 'users.last_name', 'users.email'] as const

const toNamed = (row: { login_id: string; first_name: string; last_name: string; email: string }) => ({
  loginId: row.login_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
})

/** One page of a company's active people. */
export async function listActive(
  db: Db,
  query: ActiveUsersQuery,
  reader: ListReader,
): Promise<ListPage<ActiveUser> & { selectable_elements: number }> {
  const { page, size, sortBy, sortOrder } = query
  const found = await selectActive(db, query, reader)
  const total = await countOf(found)
  const own = await countOf(found.where('users.login_id', '=', reader.own))
  const rows = await onPage(db, found, inOrder(ACTIVE_ORDER[sortBy], sortOrder), { page, size })
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(NAMES)
    .select(['third_party_user', 'can_switch_company', 'last_login_at', 'companies.type', 'companies.account_type'])
    .execute()
  const titlesOf = await grantedTo(db, rows, reader.locale)
  const content = rows.map((row) => ({
    ...toNamed(row),
    uiCompanyType: clientUserType({
      companyType: row.type,
      accountType: row.account_type,
      isThirdParty: row.third_party_user,
    }),
    multipleSupplierAccess: row.can_switch_company,
    products: titlesOf(row.login_id),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }))
  return { ...toPage(content, total, { page, size }), selectable_elements: total - own }
}

/** One page of those who are invited to a company, or being set up. */
export async function listPending(
  db: Db,
  { page, size, search, stages = [], sortBy, sortOrder }: PendingUsersQuery,
  reader: ListReader,
): Promise<ListPage<PendingUser>> {
  const stage = stageAt(reader.now)
  let found = people(db, reader).where('users.status', '=', 'PENDING')
  if (search) found = found.where(isNamed(search))
  if (stages.length > 0) found = found.where(stage, 'in', stages)
  const rows = await onPage(db, found, inOrder(PENDING_ORDER[sortBy], sortOrder), { page, size })
    .select(NAMES)
    .select(['users.created_at', nameOf('created_by').as('creator'), stage.as('stage')])
    .execute()
  const loginIds = rows.map(({ login_id }) => login_id)
  const promised =
    loginIds.length === 0
      ? []
      : await db
          .selectFrom('users_promised_products')
          .select(['login_id', 'product_code'])
          .where('login_id', 'in', loginIds)
          .execute()
  const titlesOf = await productsOf(db, promised, reader.locale)
  const content = rows.map((row) => ({
    ...toNamed(row),
    products: titlesOf(row.login_id),
    status: 'PENDING' as const,
    stage: row.stage ?? 'COMPLETING',
    createdBy: row.creator,
    createdAt: row.created_at.toISOString(),
  }))
  return toPage(content, await countOf(found), { page, size })
}

/** One page of a company's blocked people. */
export async function listBlocked(
  db: Db,
  { page, size, search, sortBy, sortOrder }: BlockedUsersQuery,
  reader: ListReader,
): Promise<ListPage<BlockedUser> & { selectable_elements: number }> {
  const found = selectBlocked(db, search, reader)
  const rows = await onPage(db, found, inOrder(BLOCKED_ORDER[sortBy], sortOrder), { page, size })
    .select(NAMES)
    .select(['blocked_reason', 'blocked_at', 'users.updated_at', nameOf('blocked_by').as('blocker')])
    .execute()
  const titlesOf = await grantedTo(db, rows, reader.locale)
  const content = rows.map((row) => ({
    ...toNamed(row),
    products: titlesOf(row.login_id),
    blockedReason: row.blocked_reason ?? '',
    blockedBy: row.blocker,
    blockedAt: (row.blocked_at ?? row.updated_at).toISOString(),
  }))
  const total = await countOf(found)
  return { ...toPage(content, total, { page, size }), selectable_elements: total }
}
