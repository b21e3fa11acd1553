import { EventEmitter, once } from 'node:events'

/** Returns a suite's own seconds plus those of the longest chain of suites that wait for it. */
function longestChain(suite, suites, secondsOf) {
  const waiting = suites.filter(({ after = [] }) => after.includes(suite.name))
  return secondsOf(suite.name) + Math.max(0, ...waiting.map((next) => longestChain(next, suites, secondsOf)))
}

/**
 * Runs suites in parallel in this many lanes: first those marked `isFirst`, then those with the longest chain. Each
 * starts when the suites in its `after` have ended. `run` returns whether a suite passed, and receives the name of a
 * required suite that failed.
 */
export async function runInParallel(suites, { lanes, secondsOf, run }) {
  const rank = (suite) => (suite.isFirst ? Infinity : longestChain(suite, suites, secondsOf))
  const waiting = suites.toSorted((one, other) => rank(other) - rank(one) || 0)
  const names = new Set(suites.map(({ name }) => name))
  const passed = new Map()
  const events = new EventEmitter().setMaxListeners(0)
  const isReady = ({ after = [] }) => after.every((name) => passed.has(name) || !names.has(name))

  async function lane() {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isReady)
      if (at < 0) {
        await once(events, 'ended')
        continue
      }
      const [suite] = waiting.splice(at, 1)
      const failedSuite = suite.after?.find((name) => passed.get(name) === false)
      passed.set(suite.name, await run(suite, failedSuite))
      events.emit('ended')
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
