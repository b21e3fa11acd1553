/** The feature flags, each with the variations that it can be given, and the one of everybody who is not given it. */
export const FLAGS = {
  insights_activation_rollout: { variations: ['on', 'off'], rest: 'off' },
  wem_kb_rollout: { variations: ['on', 'off'], rest: 'off' },
  kb_search_rollout: { variations: ['on', 'off'], rest: 'off' },
  contact_us_ab_test: { variations: ['b', 'control'], rest: 'control' },
} as const satisfies Readonly<Record<string, { variations: readonly [string, ...string[]]; rest: string }>>

export type FlagKey = keyof typeof FLAGS

export const FLAG_KEYS = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]]

/** The number of changes in a flag's history, newest first. */
export const FLAG_HISTORY = 20

/** Whether a flag chooses between forms of something, rather than whether it is there. */
export function isTest(key: FlagKey): boolean {
  return FLAGS[key].rest !== 'off'
}

/** Whether a flag can be given a variation. */
export function hasVariation(key: FlagKey, variation: string): boolean {
  return FLAGS[key].variations.some((known) => known === variation)
}
