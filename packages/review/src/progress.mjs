const WIDTH = 24

const minutes = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

/** Shows a progress bar with the remaining time; without a terminal, prints a line after each tenth. */
export function progress(total, stream = process.stdout) {
  const startedAt = Date.now()
  let done = 0
  let tenth = 0
  const line = (name) => {
    const share = total > 0 ? done / total : 1
    const seconds = (Date.now() - startedAt) / 1000
    const eta = done > 0 ? `, ${minutes((seconds / done) * (total - done))} left` : ''
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    return `${bar} ${done} of ${total}${eta}  ${name}`
  }
  return {
    step(name) {
      done++
      if (stream.isTTY) stream.write(`\r\u001b[2K${line(name).slice(0, (stream.columns ?? 120) - 1)}`)
      else if (Math.floor((done / total) * 10) > tenth) {
        tenth = Math.floor((done / total) * 10)
        stream.write(`${line('')}\n`)
      }
    },
    end: () => stream.isTTY && stream.write('\r\u001b[2K'),
  }
}
