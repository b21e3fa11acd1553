/** Milliseconds without progress before a page counts as stalled: a browser can hang without an error. */
export const STALL_TIMEOUT = 180_000

/** A visit without progress for too long. */
export class Stalled extends Error {}

/** Waits for a visit while modes keep arriving, at most `timeout` milliseconds for each. */
export async function withStallTimeout(timeout, take, visit) {
  let timer
  let stall
  const stalled = new Promise((_, reject) => (stall = () => reject(new Stalled('the page stopped responding'))))
  const resume = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stall(), timeout)
  }
  resume()
  const takeAndResume = (mode, capture) => {
    resume()
    return take(mode, capture)
  }
  try {
    return await Promise.race([visit(takeAndResume), stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** Repeats a visit once if it has stalled. */
export const retryIfStalled = (visit) =>
  visit().catch((error) => {
    if (!(error.cause instanceof Stalled)) throw error
    return visit()
  })
