// Loaded into the server: reports its memory (RSS) now, and its peak since the last report, in bytes.

/** Milliseconds between two samples. */
const SAMPLE_INTERVAL_MS = 5
let peak = 0
const sample = () => (peak = Math.max(peak, process.memoryUsage.rss()))
setInterval(sample, SAMPLE_INTERVAL_MS).unref()

process.on('message', (message) => {
  if (message !== 'memory') return
  sample()
  process.send({ rss: process.memoryUsage.rss(), peak })
  peak = 0
})
// The channel must not keep a server alive that is being stopped.
process.channel?.unref()
