/** How often a job that runs is looked at, in milliseconds. */
export const LOOK_EVERY = 1_000
