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
    /** The number of times that each file is written. */
    rounds: { type: 'string', default: '3' },
    /** Users of the large company; the small one has a tenth. */
    people: { type: 'string', default: '400000' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/files.md') },
  },
})
const print = (text) => process.stdout.write(`${text}\n`)
const wanted = ['--rounds', options.rounds, '--people', options.people]

const postgres = await startPostgres()
if (!postgres.url) throw new Error(`The benchmark can't run ${postgres.reason}.`)
print('PostgreSQL …')
const onPostgres = { database: 'PostgreSQL', listGoal: 3, ...measureServer('files', wanted, postgres.url) }
postgres.stop()
print('The embedded database …')
const embedded = { database: 'embedded', listGoal: 6, ...measureServer('files', wanted) }
const text = report({
  measured: [embedded, onPostgres],
  rounds: options.rounds,
  machine: machine(),
  date: new Date().toISOString().slice(0, 10),
})
writeFileSync(options.out, text)
print(text)
