import type { TenantCode } from '@tessera/contract'
import type { AuditStamp } from '../database/columns.ts'
import type { Db } from '../database/database.ts'

/** A configuration key in a tenant. A null tenant means all tenants without their own value. */
export interface ConfigScope {
  key: string
  tenant: TenantCode | null
}

/** The value stored for every environment; undefined if there is none. */
export async function storedValue(db: Db, { key, tenant }: ConfigScope): Promise<unknown> {
  const row = await db
    .selectFrom('config')
    .select('value')
    .where('key', '=', key)
    .where('tenant', 'is not distinct from', tenant)
    .where('environment', 'is', null)
    .executeTakeFirst()
  return row?.value
}

/** Replaces the value stored for every environment; undefined removes it. */
export async function storeValue(db: Db, scope: ConfigScope, value: unknown, { by, at }: AuditStamp): Promise<void> {
  await db
    .deleteFrom('config')
    .where('key', '=', scope.key)
    .where('tenant', 'is not distinct from', scope.tenant)
    .where('environment', 'is', null)
    .execute()
  if (value === undefined) return
  const audit = { created_at: at, created_by: by, updated_at: at, updated_by: by }
  await db
    .insertInto('config')
    .values({ ...scope, environment: null, value: JSON.stringify(value), ...audit })
    .execute()
}
