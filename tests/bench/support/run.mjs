import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from '../../../packages/api/bin/build.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { ROOT } from '../../lib/results.mjs'
import { machine } from '../figures.mjs'
import { measureUploads } from './measure.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    /** The number of measurements with 4 and with 16 uploads. */
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: join(ROOT, 'docs/benchmarks/support.md') },
  },
})
const rounds = Number(options.rounds)

await buildServer()
const postgres = await startPostgres()
if (!postgres.url) throw new Error(`The benchmark can't run ${postgres.reason}.`)
const onPostgres = await measureUploads('PostgreSQL', { DATABASE_URL: postgres.url }, rounds).finally(postgres.stop)
const embedded = await measureUploads('embedded', {}, rounds)
const date = new Date().toISOString().slice(0, 10)
const text = report({ measured: [embedded, onPostgres], rounds, machine: machine(), date })
writeFileSync(options.out, text)
process.stdout.write(text)
