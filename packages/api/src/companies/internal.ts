import type { TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { companyFacts } from './queries.ts'

/** The active company of a tenant's internal users: of several the one with a name, else the oldest. */
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
