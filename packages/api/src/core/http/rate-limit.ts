import type { Clock } from '../clock.ts'
import { HttpError } from './http-error.ts'

const WINDOW = 60_000
const MAX_KEYS = 50_000

/** Counts calls by key within a minute, in this process. */
export interface RateLimiter {
  /** Counts one or more calls and returns 0. Above the limit, it counts nothing and returns the seconds to wait. */
  take(key: string, perMinute: number, times?: number): number
  /** Reverts one counted call. */
  refund(key: string): void
  /** Whether the key was counted recently. */
  knows(key: string): boolean
  forget(key: string): void
}

/** A limiter with a window of one minute per key. */
export function createRateLimiter(clock: Clock): RateLimiter {
  /** Windows in the order in which they began. */
  const windows = new Map<string, { start: number; count: number }>()

  function begin(key: string, start: number): { start: number; count: number } {
    const window = { start, count: 0 }
    windows.delete(key)
    const [oldest] = windows.keys()
    if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest)
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
    refund(key) {
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
