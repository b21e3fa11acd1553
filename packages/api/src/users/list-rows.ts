import type {
  ActiveUser,
  ActiveUsersQuery,
  BlockedUser,
  BlockedUsersQuery,
  Locale,
  PendingUser,
  PendingUsersQuery,
  ProductCode,
} from '@tessera/contract'
import { clientUserType } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database/database.ts'
import { normalized } from '../core/database/normalized-text.ts'
import type { RowOrder, Chunk } from '../core/database/keyset-batches.ts'
import { inOrder, cursorOf } from '../core/database/keyset-batches.ts'
import { grantsOf } from '../products/grants.ts'
import { productTitles } from '../products/queries.ts'
import type { Found, ListReader } from './select-users.ts'
import { stageAt } from './select-users.ts'

/** Returns a function that returns the names of a user's granted or promised products, sorted. */
function productsOf(
  held: readonly { login_id: string; product_code: ProductCode }[],
  titleOf: (code: ProductCode) => string,
  locale: Locale,
): (loginId: string) => string[] {
  const codes = [...new Set(held.map(({ product_code }) => product_code))]
  const named = codes.map((code) => ({ code, title: titleOf(code) }))
  const titles = new Map<string, string[]>()
  // Products are sorted one time for all users, so each user's products are in order.
  for (const { code, title } of named.toSorted((one, other) => one.title.localeCompare(other.title, locale))) {
    for (const { login_id, product_code } of held) {
      if (product_code === code) titles.set(login_id, [...(titles.get(login_id) ?? []), title])
    }
  }
  return (loginId) => titles.get(loginId) ?? []
}

/** Users' granted products. */
async function grantsTo(db: Db, rows: readonly { login_id: string }[]) {
  const loginIds = rows.map(({ login_id }) => login_id)
  return loginIds.length > 0 ? grantsOf(db, loginIds).execute() : []
}

/** Products that invitations promise. */
async function promisesTo(db: Db, rows: readonly { login_id: string }[]) {
  if (rows.length === 0) return []
  return db
    .selectFrom('users_promised_products')
    .select(['login_id', 'product_code'])
    .where(
      'login_id',
      'in',
      rows.map(({ login_id }) => login_id),
    )
    .execute()
}

const text = (column: RawBuilder<unknown>) => ({ column, type: 'text' }) as const
const moment = (column: 'last_login_at' | 'created_at' | 'blocked_at') =>
  ({ column: sql.ref(`users.${column}`), type: 'timestamptz' }) as const
const yesOrNo = (column: 'third_party_user' | 'can_switch_company') =>
  ({ column: sql.ref(`users.${column}`), type: 'boolean' }) as const

const byName = {
  firstName: text(sql`users.first_name_key`),
  lastName: text(sql`users.last_name_key`),
  email: text(sql`users.email_key`),
}
/** The name of the user who made a change to `users`, or else the stored id, such as that of an operator's command. */
const nameOf = (column: 'created_by' | 'blocked_by') => sql<string>`coalesce(
  (select doers.first_name || ' ' || doers.last_name from users as doers where doers.login_id = ${sql.ref(`users.${column}`)}),
  ${sql.ref(`users.${column}`)}, ''
)`

const ACTIVE_ORDER = {
  ...byName,
  uiCompanyType: yesOrNo('third_party_user'),
  multipleSupplierAccess: yesOrNo('can_switch_company'),
  uiLastLoginTime: moment('last_login_at'),
}
const PENDING_ORDER = {
  ...byName,
  createdBy: text(normalized(nameOf('created_by'))),
  uiCreatedOnDate: moment('created_at'),
}
const BLOCKED_ORDER = {
  ...byName,
  blockedReason: text(normalized(sql<string>`users.blocked_reason`)),
  uiBlockedBy: text(normalized(nameOf('blocked_by'))),
  uiBlockedOn: moment('blocked_at'),
}

/** The sort order of a list. */
type Sorting<Query extends { sortBy: string; sortOrder: 'asc' | 'desc' }> = Pick<Query, 'sortBy' | 'sortOrder'>

/** The order is stable for equal rows: by name, then by a unique key. */
const TIES: RowOrder['ties'] = [byName.lastName, text(sql`users.login_id`)]

/** The sort order of active users. */
export const activeOrder = ({ sortBy, sortOrder }: Sorting<ActiveUsersQuery>): RowOrder => ({
  ...ACTIVE_ORDER[sortBy],
  direction: sortOrder,
  ties: TIES,
})

/** The sort order of users who are invited or being set up. */
export const pendingOrder = ({ sortBy, sortOrder }: Sorting<PendingUsersQuery>): RowOrder => ({
  ...PENDING_ORDER[sortBy],
  direction: sortOrder,
  ties: TIES,
})

/** The sort order of blocked users. */
export const blockedOrder = ({ sortBy, sortOrder }: Sorting<BlockedUsersQuery>): RowOrder => ({
  ...BLOCKED_ORDER[sortBy],
  direction: sortOrder,
  ties: TIES,
})

/** The rows to read: a page, or users already found in the list. */
type Piece = { limit: number; offset: number } | { ids: readonly string[] }

/** A list of users and the part to read. */
interface Reading {
  found: Found
  order: RowOrder
  piece: Piece
}

/** Finds the ids and cursors of a list's users, chunk by chunk in its order. */
export function fetchIdsOf(found: Found, order: RowOrder) {
  return ({ where, limit }: Chunk) =>
    found
      .where(where)
      .select(['users.login_id as id', cursorOf(order).as('cursor')])
      .orderBy(inOrder(order))
      .limit(limit)
      .execute()
}

/** A batch of the list's users, in order; further queries use only these. */
function inPiece(db: Db, { found, order, piece }: Reading) {
  const all = found.select('users.login_id')
  const own =
    'ids' in piece
      ? all.where('users.login_id', 'in', piece.ids)
      : all.orderBy(inOrder(order)).limit(piece.limit).offset(piece.offset)
  return db.selectFrom('users').where('users.login_id', 'in', own).orderBy(inOrder(order))
}

const NAMES = ['users.login_id', 'users.first_name', 'users.last_name', 'users.email'] as const

/** The base row of every list. Additions are assigned, because spreading takes five times as long. */
const toNamed = (row: { login_id: string; first_name: string; last_name: string; email: string }) => ({
  loginId: row.login_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
})

/** Active users, as their list shows them. */
export async function activeRows(db: Db, reading: Reading, reader: ListReader): Promise<ActiveUser[]> {
  const query = inPiece(db, reading)
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(NAMES)
    .select(['third_party_user', 'can_switch_company', 'last_login_at', 'companies.type', 'companies.account_type'])
  const [rows, titleOf] = await Promise.all([query.execute(), productTitles(db, reader.locale)])
  const titlesOf = productsOf(await grantsTo(db, rows), titleOf, reader.locale)
  return rows.map((row) =>
    Object.assign(toNamed(row), {
      uiCompanyType: clientUserType({
        companyType: row.type,
        accountType: row.account_type,
        isThirdParty: row.third_party_user,
      }),
      multipleSupplierAccess: row.can_switch_company,
      products: titlesOf(row.login_id),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
    }),
  )
}

/** Users who are invited or being set up, as their list shows them. */
export async function pendingRows(db: Db, reading: Reading, reader: ListReader): Promise<PendingUser[]> {
  const query = inPiece(db, reading)
    .select(NAMES)
    .select(['users.created_at', nameOf('created_by').as('creator'), stageAt(reader.now).as('stage')])
  const [rows, titleOf] = await Promise.all([query.execute(), productTitles(db, reader.locale)])
  const titlesOf = productsOf(await promisesTo(db, rows), titleOf, reader.locale)
  return rows.map((row) =>
    Object.assign(toNamed(row), {
      products: titlesOf(row.login_id),
      status: 'PENDING' as const,
      stage: row.stage ?? 'COMPLETING',
      createdBy: row.creator,
      createdAt: row.created_at.toISOString(),
    }),
  )
}

/** Blocked users, as their list shows them. */
export async function blockedRows(db: Db, reading: Reading, reader: ListReader): Promise<BlockedUser[]> {
  const query = inPiece(db, reading)
    .select(NAMES)
    .select(['blocked_reason', 'blocked_at', 'users.updated_at', nameOf('blocked_by').as('blocker')])
  const [rows, titleOf] = await Promise.all([query.execute(), productTitles(db, reader.locale)])
  const titlesOf = productsOf(await grantsTo(db, rows), titleOf, reader.locale)
  return rows.map((row) =>
    Object.assign(toNamed(row), {
      products: titlesOf(row.login_id),
      blockedReason: row.blocked_reason ?? '',
      blockedBy: row.blocker,
      blockedAt: (row.blocked_at ?? row.updated_at).toISOString(),
    }),
  )
}
