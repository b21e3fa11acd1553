import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hollowIds, unreachedNames } from './lib/reach.mjs'
import { RESULTS, ROOT, readResults } from './lib/results.mjs'

const ID = /\b[A-Z][A-Z0-9]*-\d{2}\b/g
const DECISION = /\bD-[A-Z][A-Z0-9]*-\d{2}[a-z]?\b/g

if (!existsSync(RESULTS)) {
  console.error('No test results are here yet. Run `npm test` first; `npm run trace` reads what it left.')
  process.exit(1)
}

const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
const known = [...requirements.matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm)].map(([, id]) => id)
const decisions = new Set(requirements.match(DECISION))
const tests = readdirSync(RESULTS).flatMap((file) => readResults(basename(file, '.json')))
const proofs = new Map(known.map((id) => [id, []]))
const areas = new Set(known.map((id) => id.split('-')[0]))
const strangers = new Set()
const unreached = unreachedNames()
const hollow = new Map()
/** Whether a test leans on what no program runs: it would pass without the requirement's being met. */
const isHollow = ({ file }, id) => {
  if (!file || !existsSync(file)) return false
  if (!hollow.has(file)) hollow.set(file, hollowIds(readFileSync(file, 'utf8'), known, unreached))
  return hollow.get(file).has(id)
}
for (const test of tests) {
  if (test.status === 'passed') for (const id of test.title.match(DECISION) ?? []) decisions.delete(id)
  for (const id of new Set(test.title.match(ID))) {
    if (proofs.has(id)) {
      if (test.status !== 'passed' || !isHollow(test, id)) proofs.get(id).push(test)
    } else if (areas.has(id.split('-')[0])) strangers.add(id)
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
if (decisions.size) console.log(`Decisions without a test of their own: ${[...decisions].join(' ')}`)
