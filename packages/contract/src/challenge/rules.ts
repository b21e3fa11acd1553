/** Calls that can require a human check, as `challenge.check` names them. */
export const CHALLENGED_CALLS = ['incidents.create', 'contact.send'] as const
export type ChallengedCall = (typeof CHALLENGED_CALLS)[number]

/**
 * Calls per visitor and window without a challenge, and the lifetimes of a challenge and a clearance. Times are in
 * milliseconds.
 */
export const CHALLENGE_LIMITS = {
  freeCalls: 3,
  freeCallsWindow: 10 * 60_000,
  challengeLifetime: 5 * 60_000,
  clearanceLifetime: 30 * 60_000,
} as const
