import type { AccountType, CompanyType, TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { companyFacts } from './queries.ts'

/** A partner code for a new agency. */
const NEW_CODE = sql<string>`upper(substr(md5(gen_random_uuid()::text), 1, 10))`

interface NewCompany {
  tenant: TenantCode
  name: string
  type: CompanyType
  accountType: AccountType | null
  adminEmail: string
}

/** Adds a company that waits for its first administrator; returns null if the tenant has one with that name. */
export async function addCompany(
  db: Db,
  { tenant, name, type, accountType, adminEmail }: NewCompany,
  { by, at }: AuditStamp,
): Promise<string | null> {
  // The lock makes the second of two concurrent commands wait and then find the first one's company.
  await sql`select pg_advisory_xact_lock(hashtext('add company'))`.execute(db)
  const hasSameName = sql<boolean>`normalized_text(name) = normalized_text(${name})`
  const known = await companyFacts(db).where('tenant', '=', tenant).where(hasSameName).executeTakeFirst()
  if (known) return null
  const { id } = await db
    .insertInto('companies')
    .values({
      tenant,
      name,
      type,
      account_type: accountType,
      status: 'PENDING',
      admin_email: adminEmail,
      business_code: type === 'THIRD_PARTY_AGENCY' ? NEW_CODE : null,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
