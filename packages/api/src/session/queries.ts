import type { Preferences, TenantCode } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import { later } from '../core/clock.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { portalOrigin } from '../core/http/origins.ts'
import { randomToken } from '../core/sessions/secret.ts'
import { people } from '../users/queries.ts'
import { DEFAULT_PREFERENCES, RESET_PATH } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function rowsPerPage(stored: number): Preferences['rows_per_page'] {
  return LIMITS.rowsPerPage.find((allowed) => allowed === stored) ?? LIMITS.defaultRowsPerPage
}

/** A user's preferences. */
export async function readPreferences(db: Db, loginId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('session_preferences')
    .select(['language_code', 'timezone', 'rows_per_page', 'dismissed_banners', 'appearance', 'density'])
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return row ? { ...row, rows_per_page: rowsPerPage(row.rows_per_page) } : DEFAULT_PREFERENCES
}

/** Stores the given preferences and keeps the others. */
export async function mergePreferences(
  db: Db,
  loginId: string,
  changes: Partial<Preferences>,
  now: Date,
  by = loginId,
): Promise<Preferences> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`preferences ${loginId}`}))`.execute(tx)
    const merged = { ...(await readPreferences(tx, loginId)), ...changes }
    const values = {
      ...merged,
      dismissed_banners: JSON.stringify(merged.dismissed_banners),
      updated_at: now,
      updated_by: by,
    }
    await tx
      .insertInto('session_preferences')
      .values({ login_id: loginId, created_by: by, ...values })
      .onConflict((conflict) => conflict.column('login_id').doUpdateSet(values))
      .execute()
    return merged
  })
}

/** The given login ids that can sign in at a tenant's host. */
export async function accountsOfTenant(db: Db, loginIds: readonly string[], tenant: TenantCode) {
  return db
    .selectFrom('session_credentials')
    .innerJoin(people(db).as('users'), 'users.login_id', 'session_credentials.login_id')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['users.login_id', 'first_name', 'last_name', 'companies.name as company_name'])
    .where('users.login_id', 'in', loginIds)
    .where((where) =>
      where.or([
        where('companies.tenant', '=', tenant),
        where('user_group', 'in', ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR']),
      ]),
    )
    .execute()
}

type Linking = Pick<Services, 'clock' | 'secret'>

async function insertReset(
  tx: Db,
  login_id: string,
  token: string,
  minutes: number,
  { clock, secret }: Linking,
): Promise<void> {
  const now = clock.now()
  const expires_at = later(now, minutes * MINUTE)
  await tx
    .insertInto('session_resets')
    .values({ login_id, token_hash: secret.fingerprint(token), expires_at, created_at: now, updated_at: now })
    .execute()
}

/** Invalidates users' password links. */
export async function endResets(db: Db, loginIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('session_resets')
    .set({ ended_at: now, updated_at: now })
    .where('login_id', 'in', loginIds)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes the passwords of deleted users, and invalidates their password links. */
export async function endCredentials(db: Db, loginIds: readonly string[], now: Date): Promise<void> {
  await endResets(db, loginIds, now)
  await db.deleteFrom('session_credentials').where('login_id', 'in', loginIds).execute()
}

/** Adds a requested link for its owner; returns false above the hourly limit. */
export async function addReset(
  tx: Db,
  login_id: string,
  token: string,
  minutes: number,
  services: Linking,
): Promise<boolean> {
  const now = services.clock.now()
  await sql`select pg_advisory_xact_lock(hashtext(${`reset ${login_id}`}))`.execute(tx)
  const own = tx.selectFrom('session_resets').where('login_id', '=', login_id)
  const { sent } = await own
    .select((is) => is.fn.countAll<string>().as('sent'))
    .where('created_at', '>', later(now, -HOUR))
    // Excludes invitations, which last for days and weren't requested.
    .where(sql<boolean>`expires_at <= created_at + interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (Number(sent) >= LIMITS.passwordResetsPerHour) return false
  await tx
    .deleteFrom('session_resets')
    .where('login_id', '=', login_id)
    .where('created_at', '<=', later(now, -HOUR))
    .where('expires_at', '<=', now)
    .execute()
  await insertReset(tx, login_id, token, minutes, services)
  return true
}

/** Adds a single-use link that sets a user's password; earlier links become invalid. */
export async function createReset(
  loginId: string,
  tenant: TenantCode,
  minutes: number,
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'settings' | 'portalConfig'>,
): Promise<string> {
  const { db, clock, settings, portalConfig } = services
  const { tenantHosts } = await portalConfig.of(tenant)
  const token = randomToken()
  await transact(db, async (tx) => {
    await endResets(tx, [loginId], clock.now())
    await insertReset(tx, loginId, token, minutes, services)
  })
  return `${portalOrigin(tenant, tenantHosts, settings.port)}${RESET_PATH}/${token}`
}
