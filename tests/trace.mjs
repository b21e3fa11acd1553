import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RESULTS, ROOT, readResults } from './lib/results.mjs'

const ID = /\b[A-Z][A-Z0-9]*-\d{2}\b/g

if (!existsSync(RESULTS)) {
  console.error('No test results are here yet. Run `npm test` first; `npm run trace` reads what it left.')
  process.exit(1)
}

const known = [
  ...readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm),
].map(([, id]) => id)
const tests = readdirSync(RESULTS).flatMap((file) => readResults(basename(file, '.json')))
const proofs = new Map(known.map((id) => [id, []]))
const areas = new Set(known.map((id) => id.split('-')[0]))
const strangers = new Set()
for (const test of tests) {
  for (const id of new Set(test.title.match(ID))) {
    if (proofs.has(id)) proofs.get(id).push(test)
    else if (areas.has(id.split('-')[0])) strangers.add(id)
  }
}

const states = known.map((id) => {
  const own = proofs.get(id)
  const state = own.some(({ status }) => status === 'failed')
    ? 'failing'
    : own.some(({ status }) => status === 'passed')
      ? 'proven'
      : 'open'
  return { id, state, count: own.length }
})
for (const area of areas) {
  const rows = states.filter(({ id }) => id.startsWith(`${area}-`))
  const named = (state) => rows.filter((row) => row.state === state).map(({ id }) => id.split('-')[1])
  const open = named('open')
  const failing = named('failing')
  console.log(
    `${area.padEnd(5)} ${String(named('proven').length).padStart(3)} of ${String(rows.length).padStart(3)} proven` +
      (failing.length ? `  FAILING ${failing.join(' ')}` : '') +
      (open.length ? `  open ${open.join(' ')}` : ''),
  )
}
const total = (state) => states.filter((row) => row.state === state).length
console.log(`\n${total('proven')} proven, ${total('failing')} failing, ${total('open')} open, of ${known.length} ids`)
if (strangers.size) console.log(`Named in test titles but not in docs/requirements.md: ${[...strangers].join(' ')}`)
