import type { Client } from '@optimizely/optimizely-sdk'
import { createInstance, createStaticProjectConfigManager, OptimizelyDecideOption } from '@optimizely/optimizely-sdk'
import type { FlagDecisions, TenantCode } from '@tessera/contract'

/** Decides with one datafile. */
export type Decider = (who: string, tenant: TenantCode) => FlagDecisions

function deciderOver(client: Client): Decider {
  return (who, tenant) => {
    const decisions = client
      .createUserContext(who, { tenant })
      .decideAll([OptimizelyDecideOption.DISABLE_DECISION_EVENT])
    return Object.fromEntries(
      Object.entries(decisions).map(([key, { variationKey, enabled }]) => [key, { variationKey, enabled }]),
    )
  }
}

/** Decides with a datafile in this process, without requests or events. Null for an invalid datafile. */
export function createDecider(datafile: string): Decider | null {
  const client = createInstance({ projectConfigManager: createStaticProjectConfigManager({ datafile }) })
  return client.getOptimizelyConfig() ? deciderOver(client) : null
}
