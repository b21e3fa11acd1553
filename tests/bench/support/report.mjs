import { table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'

const GOAL = 1.2

function memoryRow({ database, measured }) {
  const [few, many] = [4, 16].map((count) => median(measured[count].map(({ peak }) => peak)))
  const idle = median([...measured[4], ...measured[16]].map((each) => each.idle))
  const ratio = many / few
  const growth = (many - idle) / (few - idle)
  const verdict = ratio <= GOAL ? 'reached' : `missed (${GOAL})`
  return [database, written(idle), written(few), written(many), ratio.toFixed(2), growth.toFixed(2), verdict]
}

/** Returns the figures as a documentation page. */
export function report({ measured, rounds, machine, date }) {
  const heads = ['database', 'idle', '4 uploads', '16 uploads', 'ratio', 'growth ratio', `goal: ${GOAL}`]
  return `# Incidents with files, measured

${date}; ${machine}. Medians of ${rounds} rounds, which start alternately with 4 and with 16 uploads. Each measurement
has a new server process with the demo data. Compare only figures of one run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

## Memory

Peak memory (RSS) of the server in MB, sampled every 5 ms. Meanwhile, 4 or 16 visitors file an incident with a 10 MB file
(10,485,760 bytes) at once. They have no account, and each has its own IP address, so there is no human check (CHL-05) and no rate
limit. The ratio compares the peaks; the growth ratio compares what the uploads add to an idle server.

${table(heads, measured.map(memoryRow))}

\`npm run bench:support\` measures again and writes this page.
`
}
