import { parseArgs } from 'node:util'
import type { ConfigValues, TenantCode } from '@tessera/contract'
import { TENANT_CODES } from '@tessera/contract'
import { configValues } from '@tessera/contract/config/schemas'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/context.ts'
import { createPortalConfig } from '../core/portal-config.ts'
import type { ConfigPlace } from '../core/stored-config.ts'
import { storedValue, storeValue } from '../core/stored-config.ts'
import type { Verb } from '../core/verb.ts'
import { oneOf, OPERATOR, VerbError, whyNot } from '../core/verb.ts'

const USAGE = 'config [set KEY VALUE | unset KEY] [--tenant TENANT]'

const KEYS = Object.keys(configValues.shape) as (keyof ConfigValues)[]
const CHECKS: Readonly<Record<string, ZodType>> = configValues.shape

/** A value as it was written: JSON, or else the text itself. */
function valueIn(key: string, written: string): unknown {
  const meanings: unknown[] = [written]
  try {
    meanings.unshift(JSON.parse(written))
  } catch {
    // It is a text.
  }
  const [first] = meanings.map((meaning) => CHECKS[key]?.safeParse(meaning))
  const sound = meanings.find((meaning) => CHECKS[key]?.safeParse(meaning).success)
  if (sound === undefined) {
    throw new VerbError(`'${written}' makes no sense for ${key} (${whyNot(first?.error)}): nothing was changed.`)
  }
  return sound
}

/** What every tenant has now, whoever has read it before. */
async function inEffect({ db, clock, settings }: Services): Promise<Map<TenantCode, ConfigValues>> {
  const { environment, isProduction } = settings
  const config = createPortalConfig({ db, clock, environment, isProduction, log: { warn: () => undefined } })
  const values = new Map<TenantCode, ConfigValues>()
  for (const tenant of TENANT_CODES) values.set(tenant, await config.of(tenant))
  return values
}

async function describe(services: Services, keys: readonly (keyof ConfigValues)[]): Promise<string[]> {
  const values = await inEffect(services)
  return keys.map((key) => {
    const byTenant = TENANT_CODES.map((tenant) => JSON.stringify(values.get(tenant)?.[key]))
    if (new Set(byTenant).size === 1) return `${key}  ${byTenant[0]}`
    return `${key}  ${TENANT_CODES.map((tenant, index) => `${tenant} ${byTenant[index]}`).join('  ')}`
  })
}

async function write(services: Services, place: ConfigPlace, value: unknown): Promise<void> {
  const { db, clock } = services
  const { key, tenant } = place
  await sql`select pg_advisory_xact_lock(hashtext(${`config ${key}`}))`.execute(db)
  const present = await storedValue(db, place)
  if (value === undefined && present === undefined) {
    throw new VerbError(`${key} is not set${tenant ? ` for ${tenant}` : ''}: nothing was changed.`)
  }
  await storeValue(db, place, value, { by: OPERATOR, at: clock.now() })
  const told = (stored: unknown) => (stored === undefined ? {} : { tenant, value: stored })
  await recordPortalOperation('CONFIG_UPDATED', { entityId: key, before: told(present), after: told(value) }, services)
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { tenant: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new VerbError(`'config ${args.join(' ')}' makes no sense: write ${USAGE}.`)
  }
}

/** Reads the portal's configuration, and changes it. */
export const config: Verb = {
  name: 'config',
  usage: USAGE,
  summary: 'Lists what the portal is configured with, sets a value for all tenants or one, or takes it back.',
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, name, value, ...more] = positionals
    if (action === undefined && values.tenant === undefined) return describe(services, KEYS)
    const tenant = values.tenant === undefined ? null : oneOf(TENANT_CODES, values.tenant, 'tenant')
    const isWhole = more.length === 0 && (action === 'set') === (value !== undefined)
    if (!name || !isWhole || (action !== 'set' && action !== 'unset')) {
      throw new VerbError(`'config ${args.join(' ')}' makes no sense: write ${USAGE}.`)
    }
    const key = oneOf(KEYS, name, 'key of the configuration')
    await write(services, { key, tenant }, value === undefined ? undefined : valueIn(key, value))
    return ['Every server has this within 15 seconds:', ...(await describe(services, [key]))]
  },
}
