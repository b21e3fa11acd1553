/** Loaded into the server: reports its memory (RSS) now, and its peak since the last report, in bytes. */
const SAMPLED_EVERY = 5
let peak = 0
const sample = () => (peak = Math.max(peak, process.memoryUsage.rss()))
setInterval(sample, SAMPLED_EVERY).unref()

process.on('message', (message) => {
  if (message !== 'memory') return
  sample()
  process.send({ rss: process.memoryUsage.rss(), peak })
  peak = 0
})
// The channel must not keep a server alive that is being stopped.
process.channel?.unref()
