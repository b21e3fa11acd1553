import { isDeepStrictEqual } from 'node:util'
import type { Flag, FlagChange, FlagKey, FlagSetting, TenantCode } from '@tessera/contract'
import { FLAG_HISTORY, FLAG_KEYS, FLAGS, hasVariation, TENANT_CODES } from '@tessera/contract'
import { sql } from 'kysely'
import { changesTo } from '../activity/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { LoggedChange } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { FIRST_SETTINGS } from './rules.ts'

/** The version of an unchanged flag. */
const UNCHANGED = 0

interface Stored extends FlagSetting {
  version: number
}

/** Every flag in its current state. */
export async function readSettings(db: Db): Promise<Record<FlagKey, Stored>> {
  const rows = await db
    .selectFrom('flags')
    .select(['key', 'enabled', 'variation_key', 'percentage', 'tenants', 'version'])
    .execute()
  const stored = new Map<FlagKey, Stored>(
    rows.map(({ key, variation_key: variationKey, ...row }) => [key, { ...row, variationKey }]),
  )
  const settings = FLAG_KEYS.map((key) => [key, stored.get(key) ?? { ...FIRST_SETTINGS[key], version: UNCHANGED }])
  return Object.fromEntries(settings) as Record<FlagKey, Stored>
}

/** The flags for operators, with their histories. */
export async function readFlags(db: Db, keys: readonly FlagKey[] = FLAG_KEYS): Promise<Flag[]> {
  const settings = await readSettings(db)
  const changes = await changesTo<FlagSetting>(db, 'FLAG_UPDATED', keys, FLAG_HISTORY)
  return keys.map((key) => ({ key, ...settings[key], history: changes.get(key) ?? [] }))
}

const settingOf = ({ enabled, variationKey, percentage, tenants }: FlagSetting): FlagSetting => ({
  enabled,
  variationKey,
  percentage,
  tenants,
})

const inTenantOrder = (chosen: readonly TenantCode[]) => TENANT_CODES.filter((tenant) => chosen.includes(tenant))

/** Changes a flag, unless it changed since it was read; returns the change for the log, or null if there is none. */
export async function changeFlag(
  tx: Db,
  key: FlagKey,
  change: FlagChange,
  { by, at }: AuditStamp,
): Promise<LoggedChange | null> {
  if (!hasVariation(key, change.variationKey)) {
    const known = FLAGS[key].variations.join(', ')
    throw invalidField('variationKey', 'invalid_value', `Write one of ${known}.`)
  }
  // The lock makes the second of two concurrent changes wait and then find the first one.
  await sql`select pg_advisory_xact_lock(hashtext(${`flag ${key}`}))`.execute(tx)
  const { [key]: present } = await readSettings(tx)
  if (present.version !== change.version) {
    const [current] = await readFlags(tx, [key])
    throw new HttpError('CONFLICT', { current })
  }
  const [before, after] = [settingOf(present), settingOf({ ...change, tenants: inTenantOrder(change.tenants) })]
  if (isDeepStrictEqual(before, after)) return null
  const { enabled, variationKey, percentage, tenants } = after
  const { version } = change
  const values = {
    enabled,
    variation_key: variationKey,
    percentage,
    tenants: JSON.stringify(tenants),
    version: version + 1,
    updated_at: at,
    updated_by: by,
  }
  await tx
    .insertInto('flags')
    .values({ key, ...values, created_at: at, created_by: by })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
  return { entityId: key, before: { ...before }, after: { ...after } }
}
