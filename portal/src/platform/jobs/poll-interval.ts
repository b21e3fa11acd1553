/** How often a job that runs is looked at, in milliseconds. */
export const POLL_INTERVAL_MS = 1_000
