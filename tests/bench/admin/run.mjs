import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'
import { measurePainted } from './painted.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    /** How often each page is asked for, and painted. */
    rounds: { type: 'string', default: '60' },
    paints: { type: 'string', default: '6' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/admin.md') },
  },
})
/** Of the demo data's 1,240 people: themselves, and 100,440. */
const SCALES = [1, 81]
const say = (text) => process.stdout.write(`${text}\n`)

/** The list of users over a fresh database, in a process of its own. */
function measureList(scale, url) {
  const script = ['--import=tsx', 'bench/user-list.ts', '--scale', String(scale), '--rounds', options.rounds]
  const output = execFileSync(process.execPath, [...script, ...(url ? ['--url', url] : [])], {
    cwd: join(ROOT, 'packages/api'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output.trimEnd().split('\n').at(-1))
}

const lists = []
for (const scale of SCALES) {
  say(`The embedded database with the demo data ${scale} times …`)
  lists.push({ database: 'embedded', ...measureList(scale) })
  const postgres = await startPostgres()
  if (!postgres.url) throw new Error(postgres.reason)
  say(`PostgreSQL with the demo data ${scale} times …`)
  lists.push({ database: 'PostgreSQL', ...measureList(scale, postgres.url) })
  postgres.stop()
}
say('From answer to painted rows …')
const painted = await measurePainted(Number(options.paints))
const [cpu] = cpus()
const text = report({
  lists,
  painted,
  rounds: options.rounds,
  machine: `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${painted.browser}`,
  date: new Date().toISOString().slice(0, 10),
})
writeFileSync(options.out, text)
say(text)
