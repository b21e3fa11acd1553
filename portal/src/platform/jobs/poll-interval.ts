/** Polling interval of a running job, in milliseconds. */
export const POLL_INTERVAL_MS = 1_000
