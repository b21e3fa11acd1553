import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findTestOnlyIds, findUnreachedNames } from './lib/unreached-names.mjs'
import { RESULTS, ROOT, readResults } from './lib/results.mjs'

/** A requirement id in test titles, with the letter of one of its decisions. */
const NAMED = /\b([A-Z][A-Z0-9]*-\d{2})([a-z]?)\b/g
const LETTERED = /\bD-([A-Z][A-Z0-9]*-\d{2})([a-z])\b/g

if (!existsSync(RESULTS)) {
  console.error('There are no test results yet. Run `npm test` first.')
  process.exit(1)
}

const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
const known = [...requirements.matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2}) \|/gm)].map(([, id]) => id)
const decisions = new Map(known.map((id) => [id, new Set()]))
for (const [, id, letter] of requirements.matchAll(LETTERED)) decisions.get(id)?.add(letter)
const tests = readdirSync(RESULTS).flatMap((file) => readResults(basename(file, '.json')))
const testsById = new Map(known.map((id) => [id, []]))
const areas = new Set(known.map((id) => id.split('-')[0]))
const unknownIds = new Set()
const unreachedNames = findUnreachedNames()
const testOnlyIds = new Map()
/** Whether a test depends on code that no program runs, so it would pass even if the requirement were not met. */
const usesTestOnlyCode = ({ file }, id) => {
  if (!file || !existsSync(file)) return false
  if (!testOnlyIds.has(file)) testOnlyIds.set(file, findTestOnlyIds(readFileSync(file, 'utf8'), known, unreachedNames))
  return testOnlyIds.get(file).has(id)
}
for (const test of tests) {
  for (const [name, id, letter] of test.title.matchAll(NAMED)) {
    if (testsById.has(id)) {
      if (test.status === 'passed' && usesTestOnlyCode(test, id)) continue
      testsById.get(id).push(test)
      if (test.status === 'passed') decisions.get(id).delete(letter)
    } else if (areas.has(id.split('-')[0])) unknownIds.add(name)
  }
}

const states = known.map((id) => {
  const own = testsById.get(id)
  const state = own.some(({ status }) => status === 'failed')
    ? 'failing'
    : own.some(({ status }) => status === 'passed')
      ? 'proven'
      : 'open'
  const missing = [...decisions.get(id)]
  return { id, state: state === 'proven' && missing.length > 0 ? 'open' : state, missing: own.length ? missing : [] }
})
for (const area of areas) {
  const rows = states.filter(({ id }) => id.startsWith(`${area}-`))
  const named = (state) =>
    rows.filter((row) => row.state === state).map(({ id, missing }) => id.split('-')[1] + missing.join(''))
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
if (unknownIds.size) console.log(`Named in test titles but not in docs/requirements.md: ${[...unknownIds].join(' ')}`)
const partly = states.filter(({ missing }) => missing.length > 0)
if (partly.length)
  console.log(
    `${partly.length} ids have tests, but not for every decision. The letters after them name the missing decisions.`,
  )
