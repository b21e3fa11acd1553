import type { Clock } from './clock.ts'

const WINDOW = 60_000
const MOST_KEYS = 50_000

/** Counts requests a minute by key, in this process. */
export interface RateLimiter {
  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  take(key: string, perMinute: number): number
  /** Gives the last counted request back. */
  giveBack(key: string): void
}

/** A limiter with one window of a minute per key. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { start: number; count: number }>()

  function forget(now: number): void {
    for (const [key, window] of windows) if (now - window.start >= WINDOW) windows.delete(key)
  }

  return {
    take(key, perMinute) {
      const now = clock.now().getTime()
      if (windows.size >= MOST_KEYS) forget(now)
      const [oldest] = windows.keys()
      if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest)
      const found = windows.get(key)
      const window = found && now - found.start < WINDOW ? found : { start: now, count: 0 }
      windows.set(key, window)
      if (window.count >= perMinute) return Math.ceil((window.start + WINDOW - now) / 1000)
      window.count += 1
      return 0
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window && window.count > 0) window.count -= 1
    },
  }
}
