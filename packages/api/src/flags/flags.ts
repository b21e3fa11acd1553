import type { FlagDecisions } from '@tessera/contract'
import type { Flags } from '../core/config/flags.ts'
import type { Db } from '../core/database/database.ts'
import type { Decider } from './decider.ts'
import { createDecider } from './decider.ts'
import { readSettings } from './queries.ts'
import { datafileOf } from './rules.ts'
import type { DatafileService } from './service.ts'

/** Returns a function that returns the decider of the stored settings. It is rebuilt only when they change. */
function createStored(): (db: Db) => Promise<Decider | null> {
  let made: { datafile: string; decider: Decider | null } | undefined
  return async (db) => {
    const datafile = datafileOf(await readSettings(db))
    if (made?.datafile !== datafile) made = { datafile, decider: createDecider(datafile) }
    return made.decider
  }
}

/** Decides flags for each user: with the service's datafile if its key is configured, else with the stored settings. */
export function createFlags(db: Db, service: DatafileService): Flags {
  const stored = createStored()
  const withConnection = (connection: Db): Flags => ({
    async of(who, { tenant, config }): Promise<FlagDecisions> {
      const { experimentationSdkKey: sdkKey, experimentationDefaults } = config
      const decider = (sdkKey ? await service(sdkKey) : null) ?? (await stored(connection))
      return { ...experimentationDefaults, ...decider?.(who, tenant) }
    },
    withConnection,
  })
  return withConnection(db)
}
