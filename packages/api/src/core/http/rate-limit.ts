import type { Clock } from '../clock.ts'
import { HttpError } from './http-error.ts'

const WINDOW = 60_000
const MOST_KEYS = 50_000

/** Counts a minute by key, in this process. */
export interface RateLimiter {
  /** Counts one or more calls; returns the seconds to wait, without counting, above the limit, else 0. */
  take(key: string, perMinute: number, times?: number): number
  /** Gives back what was counted once. */
  giveBack(key: string): void
  /** Whether the key was counted of late. */
  knows(key: string): boolean
  forget(key: string): void
}

/** A limiter with one window of a minute per key. */
export function createRateLimiter(clock: Clock): RateLimiter {
  /** Those that began first come first. */
  const windows = new Map<string, { start: number; count: number }>()

  function begin(key: string, start: number): { start: number; count: number } {
    const window = { start, count: 0 }
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest)
    windows.set(key, window)
    return window
  }

  return {
    take(key, perMinute, times = 1) {
      const now = clock.now().getTime()
      const found = windows.get(key)
      const window = found && now - found.start < WINDOW ? found : begin(key, now)
      if (window.count + times > perMinute) return Math.ceil((window.start + WINDOW - now) / 1000)
      window.count += times
      return 0
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window && window.count > 0) window.count -= 1
    },
    knows: (key) => windows.has(key),
    forget: (key) => void windows.delete(key),
  }
}

/** Refuses with the seconds to wait; 0 refuses nothing. */
export function refuseFor(wait: number): void {
  if (wait > 0) throw new HttpError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(wait) } })
}
