import { parseArgs } from 'node:util'
import type { Flag } from '@tessera/contract'
import { FLAG_KEYS, FLAGS } from '@tessera/contract'
import { flagChange } from '@tessera/contract/flags/schemas'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/context.ts'
import type { Verb } from '../core/verb.ts'
import { oneOf, OPERATOR, VerbError, whyNot } from '../core/verb.ts'
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
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new VerbError(`'flags ${args.join(' ')}' makes no sense: write ${USAGE}.`)
  }
}
type Options = ReturnType<typeof optionsOf>['values']

function lineOf({ key, enabled, variationKey, percentage, tenants }: Flag): string {
  return `${key}  ${enabled ? 'on' : 'off'}  ${variationKey}  ${percentage} %  ${tenants.join(' ')}`
}

/** The flag with what an operator says of it, as the call would be sent it. */
function changed(flag: Flag, { on, off, percentage, variation, tenants }: Options): unknown {
  return {
    enabled: on ? true : off ? false : flag.enabled,
    percentage: percentage === undefined ? flag.percentage : Number(percentage || Number.NaN),
    variationKey:
      variation === undefined
        ? flag.variationKey
        : oneOf(FLAGS[flag.key].variations, variation, `variation of ${flag.key}`),
    tenants: tenants === undefined ? flag.tenants : tenants.toUpperCase().split(','),
    version: flag.version,
  }
}

async function set(name: string, options: Options, services: Services): Promise<string[]> {
  const key = oneOf(FLAG_KEYS, name, 'flag')
  const { db, clock } = services
  const act = { by: OPERATOR, at: clock.now() }
  const [flag] = await readFlags(db, [key])
  const { data, error } = flagChange.safeParse(flag && changed(flag, options))
  if (!data) throw new VerbError(`This makes no sense for ${key} (${whyNot(error)}): nothing was changed.`)
  await recordPortalOperation('FLAG_UPDATED', await changeFlag(db, key, data, act), services)
  return (await readFlags(db, [key])).map(lineOf)
}

/** Reads what is rolled out to whom, and changes it. */
export const flags: Verb = {
  name: 'flags',
  usage: USAGE,
  summary: 'Lists the feature flags, or changes one: on or off, for what share of people, in which tenants.',
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, key, ...more] = positionals
    const isSaid = Object.keys(values).length > 0
    if (action === undefined && !isSaid) return (await readFlags(services.db)).map(lineOf)
    if (action === 'set' && key && more.length === 0 && isSaid && !(values.on && values.off)) {
      return set(key, values, services)
    }
    throw new VerbError(`'flags ${args.join(' ')}' makes no sense: write ${USAGE}.`)
  },
}
