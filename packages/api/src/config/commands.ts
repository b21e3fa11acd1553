import { parseArgs } from 'node:util'
import type { ConfigValues, TenantCode } from '@tessera/contract'
import { TENANT_CODES } from '@tessera/contract'
import { configValues } from '@tessera/contract/config/schemas'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import { createPortalConfig, valuesInEffect } from '../core/config/portal-config.ts'
import type { ConfigScope } from '../core/config/stored-config.ts'
import { storedValue, storeValue } from '../core/config/stored-config.ts'
import type { Command } from '../core/commands/command.ts'
import { oneOf, OPERATOR, CommandError, whyNot, withNumbers } from '../core/commands/command.ts'

const USAGE = 'config [set KEY VALUE | unset KEY] [--tenant TENANT]'

const KEYS = Object.keys(configValues.shape) as (keyof ConfigValues)[]
const CHECKS: Readonly<Record<string, ZodType>> = configValues.shape

/** An argument's value: JSON, or else the text itself. */
function valueIn(key: string, written: string): unknown {
  const candidates: unknown[] = [written]
  try {
    candidates.unshift(JSON.parse(written))
  } catch {
    // Not JSON, so it is plain text.
  }
  const [first] = candidates.map((candidate) => CHECKS[key]?.safeParse(candidate))
  const valid = candidates.find((candidate) => CHECKS[key]?.safeParse(candidate).success)
  if (valid === undefined) {
    throw new CommandError(`'${written}' is invalid for ${key} (${whyNot(first?.error)}): nothing was changed.`)
  }
  return valid
}

/** A tenant's current value of each key and its source, without the cache. */
async function inEffect({ db, clock, settings }: Services, tenant: TenantCode): Promise<Map<string, string>> {
  const { environment, isProduction } = settings
  const config = createPortalConfig({ db, clock, environment, isProduction, log: { warn: () => undefined } })
  const [values, stored] = [await config.of(tenant), await valuesInEffect(db, tenant, settings)]
  return new Map(KEYS.map((key) => [key, `${JSON.stringify(values[key])}  (${sourceText(stored.get(key))})`]))
}

function sourceText(stored: { tenant: TenantCode | null; environment: string | null } | undefined): string {
  if (!stored) return 'default'
  const { tenant, environment } = stored
  return `set for ${tenant ?? 'all tenants'}${environment === null ? '' : ` in ${environment}`}`
}

/** One line per key, or one per tenant if their values differ. */
async function describe(
  services: Services,
  keys: readonly string[],
  tenants: readonly TenantCode[] = TENANT_CODES,
): Promise<string[]> {
  const valuesByTenant = new Map<TenantCode, Map<string, string>>()
  for (const tenant of tenants) valuesByTenant.set(tenant, await inEffect(services, tenant))
  return keys.flatMap((key) => {
    const byTenant = tenants.map((tenant) => valuesByTenant.get(tenant)?.get(key) ?? '')
    if (new Set(byTenant).size === 1) return `${key}  ${byTenant[0]}`
    return tenants.map((tenant, index) => `${key}  ${tenant}  ${byTenant[index]}`)
  })
}

/** Stores a value, or removes it if it is undefined; returns the previous one. */
async function write(services: Services, scope: ConfigScope, value: unknown): Promise<unknown> {
  const { db, clock } = services
  const { key, tenant } = scope
  await sql`select pg_advisory_xact_lock(hashtext(${`config ${key}`}))`.execute(db)
  const present = await storedValue(db, scope)
  if (value === undefined && present === undefined) {
    throw new CommandError(`${key} isn't set${tenant ? ` for ${tenant}` : ''}; nothing was changed.`)
  }
  await storeValue(db, scope, value, { by: OPERATOR, at: clock.now() })
  const logged = (stored: unknown) => (stored === undefined ? {} : { tenant, value: stored })
  await recordPortalOperation(
    'CONFIG_UPDATED',
    { entityId: key, before: logged(present), after: logged(value) },
    services,
  )
  return present
}

function optionsOf(args: readonly string[]) {
  if (args.at(-1) === '--tenant')
    throw new CommandError(`Add a tenant after --tenant. Use one of: ${TENANT_CODES.join(', ')}.`)
  try {
    return parseArgs({ args: withNumbers(args), options: { tenant: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new CommandError(`'config ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  }
}

/** Lists and changes the portal's configuration. */
export const config: Command = {
  name: 'config',
  usage: USAGE,
  summary: 'Lists the configuration and its sources, sets a value for all tenants or one, or removes it.',
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, name, value, ...more] = positionals
    const tenant = values.tenant === undefined ? null : oneOf(TENANT_CODES, values.tenant, 'tenant')
    if (action === undefined) return describe(services, KEYS, tenant ? [tenant] : TENANT_CODES)
    const isComplete = more.length === 0 && (action === 'set') === (value !== undefined)
    if (!name || !isComplete || (action !== 'set' && action !== 'unset')) {
      throw new CommandError(`'config ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
    }
    const key = oneOf(KEYS, name, 'key of the configuration')
    const wanted = value === undefined ? undefined : valueIn(key, value.trim())
    const before = await write(services, { key, tenant }, wanted)
    return [
      'Every server uses this within 15 seconds:',
      ...(await describe(services, [key])),
      ...(before === undefined
        ? []
        : [`The previous value for ${tenant ?? 'all tenants'} was ${JSON.stringify(before)}.`]),
    ]
  },
}
