import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'
import { machine } from '../figures.mjs'
import { measureServer } from '../server.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    /** The number of measurements per search. */
    rounds: { type: 'string', default: '40' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/dictionary.md') },
  },
})
const { entries, rounds, out } = options

const postgres = await startPostgres()
if (!postgres.url) throw new Error(`The benchmark can't run ${postgres.reason}.`)
try {
  const measured = measureServer('dictionary', ['--entries', entries, '--rounds', rounds], postgres.url)
  const date = new Date().toISOString().slice(0, 10)
  const text = report({ ...measured, rounds, machine: machine(), date })
  writeFileSync(out, text)
  process.stdout.write(text)
} finally {
  postgres.stop()
}
