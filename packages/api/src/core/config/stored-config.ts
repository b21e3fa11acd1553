import type { TenantCode } from '@tessera/contract'
import type { AuditStamp } from '../database/columns.ts'
import type { Db } from '../database/database.ts'

/** Whose value it is: of one tenant, or of all that have none of their own. */
export interface ConfigScope {
  key: string
  tenant: TenantCode | null
}

/** The value that is stored for every environment; undefined where there is none. */
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

/** Stores a value for every environment in the place of the present one; undefined takes that away. */
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
