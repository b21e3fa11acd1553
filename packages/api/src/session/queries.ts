import type { Preferences, TenantCode } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database.ts'
import { transact } from '../core/database.ts'
import { people } from '../users/queries.ts'
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
  return transact(db, async (tx) => {
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

/** Those of the given login ids that can sign in at a tenant's address. */
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
