/** Milliseconds without progress before a page counts as stalled: a browser can hang without an error. */
export const STALL = 180_000

/** A visit without progress for too long. */
export class Stalled extends Error {}

/** Waits for a visit while modes keep arriving, at most `timeout` milliseconds for each. */
export async function unlessStalled(timeout, take, visit) {
  let timer
  let stall
  const stalled = new Promise((_, reject) => (stall = () => reject(new Stalled('it has stopped without a word'))))
  const resume = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stall(), timeout)
  }
  resume()
  const takeOn = (mode, evidence) => {
    resume()
    return take(mode, evidence)
  }
  try {
    return await Promise.race([visit(takeOn), stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** Repeats a visit once if it has stalled. */
export const onceMore = (visit) =>
  visit().catch((error) => {
    if (!(error.cause instanceof Stalled)) throw error
    return visit()
  })
