import { parseArgs } from 'node:util'
import type { Flag } from '@tessera/contract'
import { FLAG_KEYS, FLAGS, TENANT_CODES } from '@tessera/contract'
import { flagChange } from '@tessera/contract/flags/schemas'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Command } from '../core/commands/command.ts'
import { oneOf, OPERATOR, table, CommandError, whyNot, withNumbers } from '../core/commands/command.ts'
import { changeFlag, readFlags } from './queries.ts'

const USAGE = 'flags [set KEY [--on | --off] [--percentage NUMBER] [--variation NAME] [--tenants TENANT,…]]'

const OPTIONS = {
  on: { type: 'boolean' },
  off: { type: 'boolean' },
  percentage: { type: 'string' },
  variation: { type: 'string' },
  tenants: { type: 'string' },
} as const

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: withNumbers(args), options: OPTIONS, allowPositionals: true })
  } catch {
    throw new CommandError(`'flags ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  }
}
type Options = ReturnType<typeof optionsOf>['values']

function listed(flags: readonly Flag[]): string[] {
  return table(
    ['FLAG', 'STATE', 'VARIATION', 'SHARE', 'TENANTS'],
    flags.map(({ key, enabled, variationKey, percentage, tenants }) => {
      return [key, enabled ? 'on' : 'off', variationKey, `${percentage} %`, tenants.join(' ')]
    }),
  )
}

/** A flag with an operator's options, in the shape of the call's body. */
function changed(flag: Flag, { on, off, percentage, variation, tenants }: Options): unknown {
  return {
    enabled: on ? true : off ? false : flag.enabled,
    percentage: percentage === undefined ? flag.percentage : Number(percentage || Number.NaN),
    variationKey:
      variation === undefined
        ? flag.variationKey
        : oneOf(FLAGS[flag.key].variations, variation, `variation of ${flag.key}`),
    tenants: tenants?.split(',').map((input) => oneOf(TENANT_CODES, input.trim(), 'tenant')) ?? flag.tenants,
    version: flag.version,
  }
}

/** When a change takes effect: immediately, unless another service's datafile decides. */
async function effectOf({ portalConfig }: Services): Promise<string> {
  for (const tenant of TENANT_CODES) {
    const { experimentationSdkKey: sdkKey } = await portalConfig.of(tenant)
    if (sdkKey) return 'This applies only while the service of experimentationSdkKey is unavailable:'
  }
  return 'This applies from now on. Reload pages that are already open:'
}

async function set(name: string, options: Options, services: Services): Promise<string[]> {
  const key = oneOf(FLAG_KEYS, name, 'flag')
  const { db, clock } = services
  const stamp = { by: OPERATOR, at: clock.now() }
  const [flag] = await readFlags(db, [key])
  const { data, error } = flagChange.safeParse(flag && changed(flag, options))
  if (!data) throw new CommandError(`This is invalid for ${key} (${whyNot(error)}): nothing was changed.`)
  const change = await changeFlag(db, key, data, stamp)
  if (change) await recordPortalOperation('FLAG_UPDATED', change, services)
  return [await effectOf(services), ...listed(await readFlags(db, [key]))]
}

/** Reads and changes flag rollouts. */
export const flags: Command = {
  name: 'flags',
  usage: USAGE,
  summary: 'Lists the feature flags, or changes one: on or off, for a share of users, in certain tenants.',
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, key, ...more] = positionals
    const hasOptions = Object.keys(values).length > 0
    if (action === undefined && !hasOptions) return listed(await readFlags(services.db))
    if (action === 'set' && key && more.length === 0 && hasOptions && !(values.on && values.off)) {
      return set(key, values, services)
    }
    throw new CommandError(`'flags ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  },
}
