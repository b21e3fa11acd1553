import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { startBucket } from './lib/bucket.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { headCommit, readFullRun, recordFullRun, recordStories } from './lib/full-run.mjs'
import { suitesOf, STORIES } from './lib/suites.mjs'
import { ensureOffice } from './lib/libreoffice.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ROOT, clearResults, readResults } from './lib/results.mjs'
import { runInParallel } from './lib/schedule.mjs'

function readArguments() {
  try {
    return parseArgs({ options: { full: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch (error) {
    console.error(
      `${error.message}\nUsage: npm test, npm test -- SUITE …, npm run test:stories, npm run test:full (docs/guides/qa.md).`,
    )
    return process.exit(1)
  }
}

const { values: options, positionals: wanted } = readArguments()

function wholeNumber(name, fallback) {
  const value = process.env[name] ?? String(fallback)
  if (/^\d+$/.test(value)) return Number(value)
  console.error(`${name} is '${value}': set it to a whole number.`)
  return process.exit(1)
}

// The sample of the heavy matrices changes daily; TEST_SEED repeats a failed day.
const seed = wholeNumber('TEST_SEED', Math.floor(Date.now() / 86_400_000))
const cores = Math.max(1, wholeNumber('TEST_CORES', availableParallelism()))

function run({ command: [file, ...args], cwd = ROOT, env }, { shared, isAlone }) {
  return new Promise((resolve) => {
    const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(file, args, { cwd, stdio, env: { ...process.env, ...shared, ...env } })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data))
    const end = (code) => resolve({ code, output: Buffer.concat(output).toString() })
    child.once('error', ({ message }) => resolve({ code: 1, output: message }))
    child.once('close', (code) => end(code ?? 1))
  })
}

/**
 * A suite counts its tests; one without a report counts as one test, and one that broke without a failed test fails.
 */
function countResults(name, code) {
  const results = readResults(name)
  const count = (status) => results.filter((result) => result.status === status).length
  const failed = Math.max(count('failed'), code === 0 ? 0 : 1)
  return { name, passed: results.length ? count('passed') : Number(code === 0), failed, skipped: count('skipped') }
}

const chromium = ensureChromium()
const postgres = await startPostgres()
// S3 and LibreOffice are only part of the full run.
const bucket = options.full || wanted.includes('api-s3') ? await startBucket() : null
const office = options.full || wanted.includes('office') ? ensureOffice() : null
process.once('exit', () => {
  postgres.stop?.()
  bucket?.stop?.()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const known = readFullRun()?.suites ?? {}
const commit = options.full ? headCommit() : undefined
const suites = suitesOf({
  isFull: options.full,
  seed,
  postgres: postgres.url,
  bucket: bucket?.url,
  office: office?.path,
  wanted,
})
clearResults(wanted.length > 0 ? suites.map(({ name }) => name) : [])
// Two parallel suites keep the machine busy while one waits for a compiler, a server or a browser.
const lanes = Math.min(2, cores, suites.length)
const shared = {
  CHROMIUM_PATH: chromium,
  TEST_SEED: String(seed),
  TEST_MATRIX: options.full ? 'full' : 'sample',
  TEST_WORKERS: String(Math.max(1, Math.floor(cores / lanes))),
}
console.log(`Chromium: ${chromium}`)
/**
 * Further targets of the server's tests, or why they are skipped. They are repeated at the end, because long logs are
 * often truncated to their end.
 */
const OPTIONAL_TARGETS = [
  `PostgreSQL: ${postgres.url ? 'also runs the server tests' : `skipped ${postgres.reason}`}`,
  ...(bucket ? [`S3: ${bucket.url ? 'also runs the file storage tests' : `skipped ${bucket.reason}`}`] : []),
  ...(office ? [`LibreOffice: ${office.path ? 'opens the exported files' : `skipped ${office.reason}`}`] : []),
]
console.log(OPTIONAL_TARGETS.join('\n'))
console.log(options.full ? 'Matrices: full' : `Matrices: sample with seed ${seed} (repeat it with TEST_SEED=${seed})`)
console.log(`${cores} cores: ${lanes} suites in parallel, ${shared.TEST_WORKERS} workers each`)

const tallies = []
const startedAt = Date.now()
const secondsSince = (time) => Math.round((Date.now() - time) / 1000)

async function runSuite(suite, failedSuite) {
  if (failedSuite) {
    console.log(`\n── ${suite.name}: not run because ${failedSuite} failed`)
    tallies.push({ name: suite.name, passed: 0, failed: 1, skipped: 0, seconds: 0 })
    return false
  }
  const started = Date.now()
  const isAlone = suites.length === 1
  console.log(`${isAlone ? '\n── ' : '… '}${suite.name}`)
  const { code, output } = await run(suite, { shared, isAlone })
  const row = { ...countResults(suite.name, code), output, seconds: secondsSince(started) }
  if (!isAlone) console.log(`\n── ${suite.name} (${row.seconds} s)\n${output.trimEnd()}`)
  tallies.push(row)
  return row.failed === 0
}

await runInParallel(suites, { lanes, secondsOf: (name) => known[name]?.seconds ?? 60, run: runSuite })

/** Returns the failed tests of a suite; if it broke without a failed test or has no report, the end of its output. */
function failuresOf({ name, failed, output = '' }) {
  const ofTests = readResults(name).filter(({ status }) => status === 'failed')
  if (ofTests.length > 0) return ofTests.map(({ title, why }) => ({ name, title, why }))
  const end = output.split('\n').filter(Boolean).slice(-12).join('\n')
  return failed > 0 && end ? [{ name, title: 'the output ends with', why: end }] : []
}

/** Prints the failures in the last lines of the run, because long logs are often truncated to their end. */
function printFailures() {
  const failures = tallies.flatMap(failuresOf)
  if (failures.length > 0) console.log('\n── failures')
  for (const { name, title, why = '' } of failures.slice(0, 20)) {
    const lines = stripVTControlCharacters(why).split('\n').filter(Boolean)
    console.log([`${name}: ${title}`, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 200)}`)].join('\n'))
  }
  if (failures.length > 20) console.log(`and ${failures.length - 20} more. See .cache/test-results.`)
}

const sum = (key) => tallies.reduce((total, row) => total + row[key], 0)
const seconds = secondsSince(startedAt)
printFailures()
console.log('\n── summary')
for (const { name, passed, failed, skipped, seconds: own } of tallies) {
  const verdict = failed ? 'FAILED' : 'passed'
  console.log(`${verdict}  ${name.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} skipped (${own} s)`)
}
for (const line of OPTIONAL_TARGETS) if (line.includes(': skipped ')) console.log(line)
console.log(`${Math.floor(seconds / 60)} min ${seconds % 60} s in total`)

/** Writes the result on which later runs depend to docs/results, if this run proves it. */
function record(title, file, why) {
  console.log(why ? `Not recorded as ${title}: ${why}.` : `Recorded in docs/results/${file}. Commit it.`)
}

if (options.full && sum('failed') === 0) {
  const run = { commit, seconds, cores }
  const ofStories = tallies.filter(({ name }) => STORIES.includes(name))
  if (wanted.length === 0) record('a full run', 'full-run.json', recordFullRun(tallies, run))
  if (ofStories.length === STORIES.length)
    record('a full visit of the stories', 'stories.json', recordStories(ofStories, run))
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`)
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0
