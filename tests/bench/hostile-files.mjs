import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../lib/results.mjs'
import { machine, p95, table, written } from './figures.mjs'
import { measureServer } from './server.mjs'
import { median } from './table/report.mjs'

const { values: options } = parseArgs({
  options: {
    /** The number of times that each file is sent. */
    rounds: { type: 'string', default: '3' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/hostile-files.md') },
  },
})
const HEALTH_GOAL = 5
const STOP_GOAL = 2000

const { idle, files } = measureServer('hostile-files', ['--rounds', options.rounds])
const rows = Object.entries(files).map(([name, { status, took, health, stopped }]) => [
  name,
  String(status),
  written(median(took)),
  String(health.length),
  written(median(health)),
  written(p95(health)),
  (median(health) / median(idle)).toFixed(2),
  written(Math.max(...stopped)),
])
const heads = ['file', 'status', 'response after', 'requests', 'median', 'p95', 'median ÷ idle', 'stopped after']
const text = `# Hostile files, measured

${new Date().toISOString().slice(0, 10)}; ${machine()}. ${options.rounds} rounds on the embedded database. A client in the server's own process requests
\`/healthz\` every 20 ms. It does so on an idle server (median ${written(median(idle))} ms, p95 ${written(p95(idle))} ms) and while each file is uploaded and read. Then a
client uploads each file again and disconnects after 300 ms. The last column is the longest time until the process was idle again.
All times are in milliseconds. The goals: median ÷ idle at most ${HEALTH_GOAL}, stopped after at most ${STOP_GOAL}.

${table(heads, rows)}

\`npm run bench:hostile-files\` measures again and writes this page.
`
writeFileSync(options.out, text)
process.stdout.write(text)
