import type { Attributes, Preferences, TenantCode } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { DEFAULT_PREFERENCES } from './rules.ts'

function rowsPerPage(stored: number): Preferences['rows_per_page'] {
  return LIMITS.rowsPerPage.find((allowed) => allowed === stored) ?? LIMITS.defaultRowsPerPage
}

/** What a person prefers. */
export async function readPreferences(db: Db, loginId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('session_preferences')
    .select(['language_code', 'timezone', 'rows_per_page', 'dismissed_banners', 'appearance', 'density'])
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return row ? { ...row, rows_per_page: rowsPerPage(row.rows_per_page) } : DEFAULT_PREFERENCES
}

/** Stores the given preferences over the others. */
export async function mergePreferences(
  db: Db,
  loginId: string,
  changes: Partial<Preferences>,
  now: Date,
): Promise<Preferences> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`preferences ${loginId}`}))`.execute(tx)
    const merged = { ...(await readPreferences(tx, loginId)), ...changes }
    const values = {
      ...merged,
      dismissed_banners: JSON.stringify(merged.dismissed_banners),
      updated_at: now,
      updated_by: loginId,
    }
    await tx
      .insertInto('session_preferences')
      .values({ login_id: loginId, created_by: loginId, ...values })
      .onConflict((conflict) => conflict.column('login_id').doUpdateSet(values))
      .execute()
    return merged
  })
}

/** What can be asked of a user one by one, or null where there is no such user. */
export async function readAttributes(db: Db, loginId: string): Promise<Required<Attributes> | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['nda_accepted_at', 'nda_version', 'terms_version', 'last_login_at', 'sbu', 'buo_area_number'])
    .select(['registered_at', 'audit_status', 'audit_deadline', 'addendum_version', 'addendum_accepted_at'])
    .where('login_id', '=', loginId)
    .where('users.status', '<>', 'DELETED')
    .executeTakeFirst()
  if (!row) return null
  return {
    nda_accepted_at: row.nda_accepted_at?.toISOString() ?? null,
    nda_version: row.nda_version,
    terms_version: row.terms_version,
    dsa_accepted_at: row.addendum_accepted_at?.toISOString() ?? null,
    last_login: row.last_login_at?.toISOString() ?? null,
    audit_status: row.audit_status,
    audit_deadline: row.audit_deadline,
    sbu: row.sbu,
    buo_area_number: row.buo_area_number,
    registration_status: row.registered_at ? 'COMPLETE' : 'INCOMPLETE',
  }
}

/** Notes a sign-in, and keeps the one before it to be shown. */
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

/** Those of the given login ids that can sign in at a tenant's address. */
export async function accountsOfTenant(db: Db, loginIds: readonly string[], tenant: TenantCode) {
  return db
    .selectFrom('users')
    .innerJoin('session_credentials', 'session_credentials.login_id', 'users.login_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
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
