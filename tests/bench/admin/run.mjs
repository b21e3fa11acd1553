import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'
import { machine } from '../figures.mjs'
import { measurePainted } from './painted.mjs'
import { measureServer } from '../server.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    /** The number of requests and paints per page. */
    rounds: { type: 'string', default: '200' },
    paints: { type: 'string', default: '6' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/admin.md') },
  },
})
/** Numbers of users: 1,240 in the demo data, and 100,440. */
const SCALES = [1, 81]
const print = (text) => process.stdout.write(`${text}\n`)

/** Returns the figures of the list of users on a new database. */
const measureList = (scale, url) =>
  measureServer('user-list', ['--scale', String(scale), '--rounds', options.rounds], url)

const lists = []
for (const scale of SCALES) {
  print(`The embedded database with the demo data ${scale} times …`)
  lists.push({ database: 'embedded', ...measureList(scale) })
  const postgres = await startPostgres()
  if (!postgres.url) throw new Error(`The benchmark can't run ${postgres.reason}.`)
  print(`PostgreSQL with the demo data ${scale} times …`)
  lists.push({ database: 'PostgreSQL', ...measureList(scale, postgres.url) })
  postgres.stop()
}
print('From response to painted rows …')
const painted = await measurePainted(Number(options.paints))
const text = report({
  lists,
  painted,
  rounds: options.rounds,
  machine: `${machine()}, ${painted.browser}`,
  date: new Date().toISOString().slice(0, 10),
})
writeFileSync(options.out, text)
print(text)
