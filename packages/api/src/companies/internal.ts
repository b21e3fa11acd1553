import type { TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { companyFacts } from './queries.ts'

/**
 * The active company of a tenant's internal users. If there are several, the one with the given name, else the oldest.
 */
export function internalCompanyIn(db: Db, tenant: TenantCode, name: string) {
  return companyFacts(db)
    .where('type', '=', 'INTERNAL')
    .where('tenant', '=', tenant)
    .where('status', '=', 'ACTIVE')
    .orderBy(sql<boolean>`name = ${name}`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}
