import type { PortalConfig } from './schemas.ts'

type FlagDecision = PortalConfig['experimentationDefaults'][string]

/** Whether a feature flag is on: decided, and enabled. */
export function isFlagOn(decision: FlagDecision | undefined): boolean {
  return decision !== undefined && decision.variationKey !== null && decision.enabled
}
