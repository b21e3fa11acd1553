import { EventEmitter, once } from 'node:events'

/** A layer's own seconds and those of the longest row of layers that wait for it. */
function longestRow(layer, layers, secondsOf) {
  const waiting = layers.filter(({ after = [] }) => after.includes(layer.name))
  return secondsOf(layer.name) + Math.max(0, ...waiting.map((next) => longestRow(next, layers, secondsOf)))
}

/**
 * Runs layers side by side, as many as there are lanes: first those marked `isFirst`, then those with the longest row
 * behind them, each when the layers it names in `after` have ended. `run` answers whether a layer passed, and is told
 * which needed one did not.
 */
export async function runSideBySide(layers, { lanes, secondsOf, run }) {
  const rank = (layer) => (layer.isFirst ? Infinity : longestRow(layer, layers, secondsOf))
  const waiting = layers.toSorted((one, other) => rank(other) - rank(one) || 0)
  const names = new Set(layers.map(({ name }) => name))
  const passed = new Map()
  const news = new EventEmitter().setMaxListeners(0)
  const isReady = ({ after = [] }) => after.every((name) => passed.has(name) || !names.has(name))

  async function lane() {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isReady)
      if (at < 0) {
        await once(news, 'ended')
        continue
      }
      const [layer] = waiting.splice(at, 1)
      const lacks = layer.after?.find((name) => passed.get(name) === false)
      passed.set(layer.name, await run(layer, lacks))
      news.emit('ended')
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
