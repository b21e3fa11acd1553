import type { Group, ProductCode } from '@tessera/contract'
import { isSuperAdminGroup, LIMITS } from '@tessera/contract'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { later } from '../core/clock.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { UsersTables } from './tables.ts'

const DAY = 24 * 60 * 60_000

/** Columns of a newly invited user, whatever their previous values were. */
const NOTHING_YET = {
  phone: null,
  job_title: null,
  registered_at: null,
  terms_version: null,
  terms_accepted_at: null,
  nda_version: null,
  nda_accepted_at: null,
  blocked_reason: null,
  blocked_by: null,
  blocked_at: null,
  blocked_in: null,
  last_login_at: null,
  previous_login_at: null,
} as const

/** Users for joins in other areas, without deleted ones. */
export function people(db: Db) {
  return db
    .selectFrom('users')
    .select(['login_id', 'company_id', 'first_name', 'last_name', 'email', 'user_group'])
    .where('status', '<>', 'DELETED')
}

/** Names of users by login id; ids that belong to no user, such as an operator's command, are omitted. */
export async function namesOf(db: Db, loginIds: readonly string[]): Promise<Map<string, string>> {
  if (loginIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['login_id', 'first_name', 'last_name'])
    .where('login_id', 'in', [...new Set(loginIds)])
    .execute()
  return new Map(rows.map((row) => [row.login_id, `${row.first_name} ${row.last_name}`]))
}

/** Users who must accept documents: registered and not blocked; never super administrators. */
export function usersWhoMustAccept(db: Db) {
  return people(db)
    .select('third_party_user')
    .where('registered_at', 'is not', null)
    .where('status', '<>', 'BLOCKED')
    .where((is) => is.or([is('user_group', 'is', null), is('user_group', '=', 'ADMIN')]))
}

/** Records a sign-in, and keeps the previous one for display. */
export async function rememberLogin(db: Db, loginId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((is) => ({
      previous_login_at: is.ref('last_login_at'),
      last_login_at: now,
      updated_at: now,
      updated_by: loginId,
    }))
    .where('login_id', '=', loginId)
    .execute()
}

/** A user's acceptances. */
export function acceptancesOf(db: Db, loginId: string) {
  return db
    .selectFrom('users')
    .select(['terms_version', 'terms_accepted_at', 'nda_version', 'nda_accepted_at'])
    .where('login_id', '=', loginId)
}

/** A user's acceptances, locked until the transaction ends. */
export function lockAcceptances(db: Db, loginId: string) {
  return acceptancesOf(db, loginId).forUpdate().executeTakeFirstOrThrow()
}

/** Stores a user's acceptances. */
export async function updateAcceptances(
  db: Db,
  loginId: string,
  changes: Pick<
    Updateable<UsersTables['users']>,
    'terms_version' | 'terms_accepted_at' | 'nda_version' | 'nda_accepted_at'
  >,
  { by, at }: AuditStamp,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...changes, updated_at: at, updated_by: by })
    .where('login_id', '=', loginId)
    .execute()
}

/** How many administrators of a company have ever registered, whatever their current status is. */
export async function registeredAdmins(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_group', '=', 'ADMIN')
    .where('registered_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The login id of the longest-serving super administrator, or null. */
export async function firstSuperAdmin(db: Db): Promise<string | null> {
  const admins = people(db).where('user_group', '=', 'SUPER_ADMIN').orderBy('created_at').orderBy('login_id')
  return (await admins.executeTakeFirst())?.login_id ?? null
}

/** Adds an active super administrator; returns false if the address is taken. */
export async function addSuperAdmin(
  db: Db,
  loginId: string,
  companyId: string,
  { by, at }: AuditStamp,
): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({
      login_id: loginId,
      email: loginId,
      company_id: companyId,
      first_name: 'Super',
      last_name: 'Administrator',
      user_type: 'INTERNAL',
      third_party_user: false,
      can_switch_company: false,
      can_switch_persona: false,
      user_group: 'SUPER_ADMIN',
      status: 'ACTIVE',
      registered_at: at,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('login_id')
    .executeTakeFirst()
  return added !== undefined
}

interface Invited {
  loginId: string
  companyId: string
  firstName: string
  lastName: string
  group: Group | null
  isThirdParty: boolean
  canSwitchCompany?: boolean
  products: readonly ProductCode[]
  /** The kind of an internal user; external when absent. */
  internal?: Pick<Selectable<UsersTables['users']>, 'internal_kind' | 'sbu' | 'buo_area_number'>
}

const EXTERNAL = { internal_kind: null, sbu: null, buo_area_number: null } as const

/** The expiry of an invitation that is sent at the given time. */
export const invitedUntil = (at: Date): Date => later(at, LIMITS.invitationDays * DAY)

/** Replaces the products that an invitation promises. */
export async function promiseProducts(
  db: Db,
  login_id: string,
  products: readonly ProductCode[],
  { by, at }: AuditStamp,
): Promise<void> {
  await db.deleteFrom('users_promised_products').where('login_id', '=', login_id).execute()
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  if (products.length === 0) return
  const promises = products.map((product_code) => ({ login_id, product_code, ...audit }))
  await db.insertInto('users_promised_products').values(promises).execute()
}

/** Adds an invited user and the promised products; a deleted one starts over. Returns false if the address is taken. */
export async function addInvited(db: Db, invited: Invited, { by, at }: AuditStamp): Promise<boolean> {
  const { loginId, companyId, products } = invited
  const person = {
    company_id: companyId,
    first_name: invited.firstName,
    last_name: invited.lastName,
    user_type: invited.internal ? 'INTERNAL' : 'EXTERNAL',
    ...(invited.internal ?? EXTERNAL),
    third_party_user: invited.isThirdParty,
    can_switch_company: invited.canSwitchCompany ?? false,
    can_switch_persona: false,
    user_group: invited.group,
    ...(isSuperAdminGroup(invited.group)
      ? // No account gate stops super administrators, so they never register.
        ({ status: 'ACTIVE', stage: null, registered_at: at } as const)
      : ({ status: 'PENDING', stage: 'INVITATION_SENT' } as const)),
    invited_at: at,
    invited_until: invitedUntil(at),
    invitations: 1,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  } as const
  const added = await db
    .insertInto('users')
    .values({ login_id: loginId, email: loginId, ...person })
    .onConflict((conflict) =>
      conflict
        .column('login_id')
        .doUpdateSet((is) => ({ ...NOTHING_YET, ...person, version: is('users.version', '+', 1) }))
        .where('users.status', '=', 'DELETED'),
    )
    .returning('login_id')
    .executeTakeFirst()
  if (!added) return false
  await promiseProducts(db, loginId, products, { by, at })
  return true
}

/** Products promised by an invitation. */
export async function promisedProducts(db: Db, loginId: string): Promise<ProductCode[]> {
  const promised = db.selectFrom('users_promised_products').select('product_code').where('login_id', '=', loginId)
  return (await promised.execute()).map(({ product_code }) => product_code)
}

/** The products promised to a user who is not set up yet, and the registration date. */
export async function promiseTo(
  db: Db,
  loginId: string,
): Promise<{ products: ProductCode[]; registeredAt: Date | null }> {
  const person = await db
    .selectFrom('users')
    .select('registered_at')
    .where('login_id', '=', loginId)
    .where('stage', 'is not', null)
    .executeTakeFirst()
  return {
    products: person ? await promisedProducts(db, loginId) : [],
    registeredAt: person?.registered_at ?? null,
  }
}

/** A company's administrators except one user, most recent sign-in first. */
export function administratorsOf(
  db: Db,
  companyId: string,
  { except, most }: { except: string; most: number },
): Promise<{ first_name: string; last_name: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('company_id', '=', companyId)
    .where('user_group', '=', 'ADMIN')
    .where('status', '=', 'ACTIVE')
    .where('login_id', '<>', except)
    .orderBy('last_login_at', (order) => order.desc().nullsLast())
    .orderBy('login_id')
    .limit(most)
    .execute()
}

/** The email domains of a company's active and pending users, and the number of users in each. */
export async function addressesOf(
  db: Db,
  companyId: string,
): Promise<{ host: string; isThirdParty: boolean; isPending: boolean; count: number }[]> {
  const host = sql<string>`split_part(email, '@', 2)`
  const rows = await db
    .selectFrom('users')
    .select([host.as('host'), 'third_party_user', 'status', (is) => is.fn.countAll<string>().as('count')])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['ACTIVE', 'PENDING'])
    .groupBy([host, 'third_party_user', 'status'])
    .execute()
  return rows.map(({ host: own, third_party_user, status, count }) => ({
    host: own,
    isThirdParty: third_party_user,
    isPending: status === 'PENDING',
    count: Number(count),
  }))
}

/** Lets a user switch to the companies that they can act for. */
export async function allowSwitch(db: Db, loginId: string, { by, at }: AuditStamp): Promise<void> {
  await db
    .updateTable('users')
    .set((is) => ({ can_switch_company: true, version: is('version', '+', 1), updated_at: at, updated_by: by }))
    .where('login_id', '=', loginId)
    .where('can_switch_company', '=', false)
    .execute()
}
