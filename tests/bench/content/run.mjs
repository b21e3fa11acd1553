import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'
import { machine } from '../figures.mjs'
import { measureServer } from '../server.mjs'
import { measureTree } from './measure-tree.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    /** The number of requests per page. */
    rounds: { type: 'string', default: '40' },
    /** The number of times that each tree is opened. */
    'tree-rounds': { type: 'string', default: '20' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/content.md') },
  },
})
const { articles, rounds, out } = options
const treeRounds = Number(options['tree-rounds'])

// The tree runs first, while no database uses the cores.
const tree = await measureTree(treeRounds)
const postgres = await startPostgres()
if (!postgres.url) throw new Error(`The benchmark can't run ${postgres.reason}.`)
try {
  const measured = measureServer('content', ['--articles', articles, '--rounds', rounds], postgres.url)
  const date = new Date().toISOString().slice(0, 10)
  const text = report({ ...measured, tree, rounds, treeRounds, machine: `${machine()}, ${tree.browser}`, date })
  writeFileSync(out, text)
  process.stdout.write(text)
} finally {
  postgres.stop()
}
