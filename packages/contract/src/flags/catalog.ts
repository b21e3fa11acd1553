/** The feature flags. Each has its possible variations, and `rest`, the variation of users who are not included. */
export const FLAGS = {
  insights_activation_rollout: { variations: ['on', 'off'], rest: 'off' },
  wem_kb_rollout: { variations: ['on', 'off'], rest: 'off' },
  kb_search_rollout: { variations: ['on', 'off'], rest: 'off' },
  contact_us_ab_test: { variations: ['b', 'control'], rest: 'control' },
} as const satisfies Readonly<Record<string, { variations: readonly [string, ...string[]]; rest: string }>>

export type FlagKey = keyof typeof FLAGS

export const FLAG_KEYS = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]]

/** The number of changes in a flag's history. */
export const FLAG_HISTORY = 20

/** Whether a flag selects between variants of a feature instead of turning it on or off. */
export function isTest(key: FlagKey): boolean {
  return FLAGS[key].rest !== 'off'
}

/** Whether a variation is valid for a flag. */
export function hasVariation(key: FlagKey, variation: string): boolean {
  return FLAGS[key].variations.some((known) => known === variation)
}
