import type { Attributes } from '@tessera/contract'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database/database.ts'

/** Parts of a user that can be requested separately; null if there is no such user. */
export async function readAttributes(db: Db, loginId: string): Promise<Required<Attributes> | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
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
