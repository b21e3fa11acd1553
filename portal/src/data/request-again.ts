import { RequestError } from './request-error.ts'
import type { Sending } from './request-once.ts'
import { requestOnce } from './request-once.ts'

/** Statuses of a server or proxy that will be available again soon. */
const TRANSIENT_STATUSES = [502, 503, 504]
const PAUSE = 500
const LONGEST_PAUSE = 5000
/** Milliseconds to wait for an earlier attempt's response; the server abandons such an attempt after a minute. */
const TIMEOUT_MS = 30_000

function isRunning(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === 'REQUEST_IN_PROGRESS'
}

/** Returns the milliseconds before a retry; null if a retry is not allowed. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof RequestError)) return null
  if (error.isDropped) return PAUSE
  if (!TRANSIENT_STATUSES.includes(error.status) && !isRunning(error)) return null
  const pause = error.retryAfter === undefined ? PAUSE : error.retryAfter * 1000
  return pause <= LONGEST_PAUSE ? pause : null
}

/**
 * Sends an idempotent request: retries once after a transient failure, and continues while the server reports that an
 * earlier attempt is running.
 */
export async function requestAgain(sending: Sending): ReturnType<typeof requestOnce> {
  const gracePeriod = Date.now() + TIMEOUT_MS
  let triesLeft = 1
  for (;;) {
    try {
      return await requestOnce(sending)
    } catch (error) {
      const pause = pauseAfter(error)
      const canContinue = isRunning(error) ? Date.now() < gracePeriod : triesLeft > 0
      if (pause === null || !canContinue || sending.signal?.aborted) throw error
      if (!isRunning(error)) triesLeft -= 1
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
}
