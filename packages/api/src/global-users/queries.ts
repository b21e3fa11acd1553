import type {
  GlobalLayout,
  GlobalRole,
  GlobalUser,
  GlobalUsersQuery,
  Locale,
  ProductCode,
  TenantCode,
} from '@tessera/contract'
import { GLOBAL_ROLES, groupOfRole, roleOfGroup } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { columnsIn, companyFacts } from '../companies/queries.ts'
import { kindTitle } from '../companies/rules.ts'
import type { Db } from '../core/database/database.ts'
import { normalized, contains, normalizedContains } from '../core/database/normalized-text.ts'
import type { RowOrder, Chunk } from '../core/database/keyset-batches.ts'
import { inOrder, cursorOf } from '../core/database/keyset-batches.ts'
import { domainFacts } from '../domains/queries.ts'
import { grantsOf, openTo } from '../products/grants.ts'
import { productsWithTitle, productTitles } from '../products/queries.ts'
import { allUsers, layoutColumn } from '../users/all-users.ts'
import { GLOBAL_USER_MESSAGES } from './messages.ts'

/** The tenant and layout of a list, and the reader's language. */
export interface GlobalReader {
  tenant: TenantCode
  layout: GlobalLayout
  locale: Locale
}

type Filters = Pick<GlobalUsersQuery, 'search' | 'companyTypes' | 'roles' | 'productCodes' | 'status'>

/** A tenant's users, each with their company. */
export function inTenant(db: Db, tenant: TenantCode) {
  return allUsers(db)
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .where('companies.tenant', '=', tenant)
}

function ofLayout(db: Db, { tenant, layout }: Omit<GlobalReader, 'locale'>) {
  const all = inTenant(db, tenant)
  if (layout === 'external') return all.where('users.user_type', '=', 'EXTERNAL')
  return all.where('users.user_type', '=', 'INTERNAL').where(layoutColumn, '=', layout)
}

/** Users of a list that match its search and filters. */
type FoundUsers = ReturnType<typeof ofLayout>

/**
 * The agency for a row of `users`, within the tenant of the joined `companies`: the one whose domains match the
 * address.
 */
function agencyOf(db: Db) {
  const host = sql<string>`split_part(users.email, '@', 2)`
  return db
    .selectFrom(companyFacts(db).as('agencies'))
    .innerJoin(domainFacts(db).as('own'), 'own.company_id', 'agencies.id')
    .select('agencies.name')
    .where('agencies.type', '=', 'THIRD_PARTY_AGENCY')
    .where(sql<boolean>`agencies.tenant = companies.tenant`)
    .where(sql<boolean>`(${host} = own.domain_name or own.allow_sub_domains and ${host} like '%.' || own.domain_name)`)
    .orderBy(sql`length(own.domain_name)`, 'desc')
    .orderBy('agencies.name')
    .limit(1)
}

/** A third-party user's agency, as a column: their own company, or the one whose domains match their address. */
function thirdPartyCompany(db: Db) {
  return sql<string | null>`case
    when companies.type = 'THIRD_PARTY_AGENCY' then companies.name
    when users.third_party_user then ${agencyOf(db)} end`
}

const roleTitle = (role: GlobalRole, locale: Locale) => GLOBAL_USER_MESSAGES[locale].roles[role]

function roleColumn(locale: Locale): RawBuilder<string> {
  const cases = GLOBAL_ROLES.filter((role) => role !== 'USER').map(
    (role) => sql`when ${role} then ${roleTitle(role, locale)}`,
  )
  return sql`case users.user_group ${sql.join(cases, sql` `)} else ${roleTitle('USER', locale)} end`
}

/** The text columns of a layout in addition to names, email and products. */
function textColumns(db: Db, layout: GlobalLayout, locale: Locale): RawBuilder<string | null>[] {
  const ofCompany = [sql<string>`companies.name`, columnsIn(locale).uiCompanyType, thirdPartyCompany(db)]
  const ofKind = [sql<string | null>`users.sbu`, sql<string | null>`users.buo_area_number`]
  const own = layout === 'external' ? ofCompany : layout === 'internal' ? [] : ofKind
  return [roleColumn(locale), ...own]
}

/** The users of a list that match its search and filters. */
export async function selectGlobal(db: Db, filters: Filters, reader: GlobalReader): Promise<FoundUsers> {
  const { search, companyTypes = [], roles = [], productCodes = [], status = [] } = filters
  const { layout, locale } = reader
  let found = ofLayout(db, reader)
  if (companyTypes.length > 0) found = found.where('companies.type', 'in', companyTypes)
  if (status.length > 0) found = found.where('users.status', 'in', status)
  if (productCodes.length > 0) found = found.where('users.login_id', 'in', openTo(db, productCodes))
  if (roles.length > 0) {
    const groups = roles.flatMap((role) => groupOfRole(role) ?? [])
    const isOfGroup = sql<boolean>`users.user_group = any(${groups}::text[])`
    const isRegular = sql<boolean>`users.user_group is null`
    found = found.where((is) => is.or(roles.includes('USER') ? [isOfGroup, isRegular] : [isOfGroup]))
  }
  if (!search) return found
  const matchingProducts = await productsWithTitle(db, search, locale).execute()
  const codes = matchingProducts.map(({ product_code }) => product_code)
  return found.where((is) =>
    is.or([
      normalizedContains(sql`users.search_text`, search),
      ...textColumns(db, layout, locale).map((column) => contains(column, search)),
      ...(codes.length > 0 ? [is('users.login_id', 'in', openTo(db, codes))] : []),
    ]),
  )
}

const text = (column: RawBuilder<unknown>) => ({ column, type: 'text' }) as const

/** The expression that a column sorts by. */
function columnOf(db: Db, sortBy: GlobalUsersQuery['sortBy'], locale: Locale): Pick<RowOrder, 'column' | 'type'> {
  const columns: Readonly<Record<GlobalUsersQuery['sortBy'], Pick<RowOrder, 'column' | 'type'>>> = {
    firstName: text(sql`users.first_name_key`),
    lastName: text(sql`users.last_name_key`),
    email: text(sql`users.email_key`),
    companyName: text(normalized(sql`companies.name`)),
    companyType: text(normalized(columnsIn(locale).uiCompanyType)),
    thirdPartyCompanyName: text(normalized(thirdPartyCompany(db))),
    role: text(normalized(roleColumn(locale))),
    lastLogin: { column: sql`users.last_login_at`, type: 'timestamptz' },
    sbu: text(normalized(sql`users.sbu`)),
    // Sorted by number: 900 comes before 4127.
    buoAreaNumber: text(sql`lpad(users.buo_area_number, 6, '0') collate "C"`),
  }
  return columns[sortBy]
}

/** The sort order of a list. */
export function globalOrder(
  db: Db,
  { sortBy, sortOrder }: Pick<GlobalUsersQuery, 'sortBy' | 'sortOrder'>,
  locale: Locale,
): RowOrder {
  return {
    ...columnOf(db, sortBy, locale),
    direction: sortOrder,
    ties: [text(sql`users.last_name_key`), text(sql`users.login_id`)],
  }
}

/** Finds the ids and cursors of a list's users, chunk by chunk in its order. */
export function fetchGlobalIds(found: FoundUsers, order: RowOrder) {
  return ({ where, limit }: Chunk) =>
    found
      .where(where)
      .select(['users.login_id as id', cursorOf(order).as('cursor')])
      .orderBy(inOrder(order))
      .limit(limit)
      .execute()
}

/** The rows to read: a page of the list, or users with the given ids. */
type Piece = { limit: number; offset: number } | { ids: readonly string[] }

/** The joined names of each user's open products, by login id. */
async function appAccessOf(db: Db, loginIds: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (loginIds.length === 0) return new Map()
  const [grants, titleOf] = await Promise.all([grantsOf(db, loginIds).execute(), productTitles(db, locale)])
  const held = new Map<string, ProductCode[]>()
  for (const { login_id, product_code, status } of grants) {
    if (status === 'ACCESS_COMPLETE') held.set(login_id, [...(held.get(login_id) ?? []), product_code])
  }
  const titles = (codes: ProductCode[]) => codes.map(titleOf).toSorted((one, other) => one.localeCompare(other, locale))
  return new Map([...held].map(([loginId, codes]) => [loginId, titles(codes).join(', ')]))
}

/** Users in the shape of the global lists. */
export async function globalRows(
  db: Db,
  { found, order, piece }: { found: FoundUsers; order: RowOrder; piece: Piece },
  locale: Locale,
): Promise<GlobalUser[]> {
  const own =
    'ids' in piece ? found.where('users.login_id', 'in', piece.ids) : found.limit(piece.limit).offset(piece.offset)
  const rows = await own
    .select(['users.login_id', 'users.first_name', 'users.last_name', 'users.email', 'users.user_group'])
    .select(['users.status', 'users.last_login_at', 'users.sbu', 'users.buo_area_number'])
    .select(['companies.name', 'companies.type', 'companies.account_type', thirdPartyCompany(db).as('agency')])
    .orderBy(inOrder(order))
    .$narrowType<{ status: GlobalUser['status'] }>()
    .execute()
  const loginIds = rows.map(({ login_id }) => login_id)
  const access = await appAccessOf(db, loginIds, locale)
  return rows.map((row) => ({
    loginId: row.login_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyName: row.name,
    companyType: row.type,
    companyTypeTitle: kindTitle(row.type, row.account_type, locale),
    thirdPartyCompanyName: row.agency,
    appAccess: access.get(row.login_id) ?? '',
    role: roleOfGroup(row.user_group),
    lastLogin: row.last_login_at?.toISOString() ?? null,
    sbu: row.sbu,
    buoAreaNumber: row.buo_area_number,
    status: row.status,
  }))
}

/** The number of users in a list, and of those that its reader can select. */
export async function countsOfFound(
  found: FoundUsers,
  readerId: string,
): Promise<{ total: number; selectable: number }> {
  const { total, selectable } = await found
    .select((is) => [
      is.fn.countAll<string>().as('total'),
      is.fn.countAll<string>().filterWhere('users.login_id', '<>', readerId).as('selectable'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), selectable: Number(selectable) }
}
