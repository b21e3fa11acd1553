import { setTimeout as passes } from 'node:timers/promises'

/** Where the time comes from; tests move it by hand. */
export interface Clock {
  now(): Date
  /** Resolves when that many milliseconds have passed. */
  pause(milliseconds: number): Promise<void>
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  pause: (milliseconds) => passes(milliseconds),
}

/** The moment that many milliseconds after another. */
export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
