import { setTimeout as passes } from 'node:timers/promises'

/** The source of time; tests advance it. */
export interface Clock {
  now(): Date
  /** Resolves after the given number of milliseconds. */
  pause(milliseconds: number): Promise<void>
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  pause: (milliseconds) => passes(milliseconds),
}

/** Returns the time that is `milliseconds` after `moment`. */
export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
