/** A flag's variation for a user. */
export interface FlagDecision {
  variationKey: string | null
  enabled: boolean
}

/** Decisions by flag key. */
export type FlagDecisions = Readonly<Record<string, FlagDecision>>

/** Whether a feature flag is on, which means decided and enabled. */
export function isFlagOn(decision: FlagDecision | undefined): boolean {
  return decision !== undefined && decision.variationKey !== null && decision.enabled
}
