import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ROOT, clearResults, readResults, reportPath } from './lib/results.mjs'

const { values: options } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})

const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const testsBin = (name) => join(ROOT, 'tests/node_modules/.bin', name)
const vitest = (name, folder, env) => ({
  name,
  cwd: join(ROOT, folder),
  command: [join(ROOT, folder, 'node_modules/.bin/vitest'), 'run', '--reporter=default', '--reporter=json'],
  args: [`--outputFile.json=${reportPath(name)}`],
  env,
})

// The sample of the heavy matrices changes from day to day; a failing day is repeated with TEST_SEED.
const seed = process.env.TEST_SEED ?? String(Math.floor(Date.now() / 86_400_000))
if (!/^\d+$/.test(seed)) {
  console.error(`TEST_SEED is '${seed}': set it to a whole number, as the run to repeat has printed it.`)
  process.exit(1)
}
const matrices = { TEST_SEED: seed, TEST_MATRIX: options.full ? 'full' : 'sample' }

const LOOKS = 'light,dark,high-contrast,forced-colors'
const LANGUAGES = ['en-US', 'es-MX', 'fr-CA', 'ar-XB']

/** The languages in which every story is visited, in all looks: the first always, and one of the others a day; or all. */
function languagesOfStories() {
  const [first, ...others] = LANGUAGES
  return options.full ? LANGUAGES : [first, others[Number(seed) % others.length]]
}

function stories(language, browser) {
  const name = `stories-${language}`
  const command = [process.execPath, join(ROOT, 'tests/stories.mjs'), reportPath(name)]
  return { name, command, env: { ...browser, STORYBOOK_LOCALE: language, STORYBOOK_LOOKS: LOOKS } }
}

/** The layers in the order in which they run, the quickest to tell first. */
function layers(chromium, postgres) {
  const browser = { CHROMIUM_PATH: chromium, ...matrices }
  const playwright = (name, env) => ({
    name,
    cwd: join(ROOT, 'tests'),
    command: [testsBin('playwright'), 'test', '--reporter=list,json'],
    env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(name), ...env },
  })
  return [
    { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    vitest('rules', 'tests', matrices),
    vitest('contract', 'packages/contract'),
    vitest('ui', 'packages/ui', matrices),
    vitest('portal', 'portal'),
    vitest('api', 'packages/api', matrices),
    postgres.url && vitest('api-postgresql', 'packages/api', { ...matrices, TEST_DATABASE_URL: postgres.url }),
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    {
      name: 'consumers',
      command: [process.execPath, join(ROOT, 'tests/consumers.mjs'), reportPath('consumers')],
      env: browser,
    },
    { name: 'build-storybook', command: ['npm', 'run', '--silent', 'build:storybook'] },
    ...languagesOfStories().map((language) => stories(language, browser)),
    playwright('journeys'),
    postgres.url && playwright('journeys-postgresql', { JOURNEY_DATABASE_URL: postgres.url }),
  ].filter(Boolean)
}

function run({ command: [file, ...first], args = [], cwd = ROOT, env }) {
  return new Promise((resolve) => {
    const child = spawn(file, [...first, ...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A layer counts its tests; one that reports none counts itself, and one that broke without a failed test fails. */
function tally(name, code) {
  const results = readResults(name)
  const count = (status) => results.filter((result) => result.status === status).length
  const failed = Math.max(count('failed'), code === 0 ? 0 : 1)
  return { name, passed: results.length ? count('passed') : Number(code === 0), failed, skipped: count('skipped') }
}

clearResults()
const chromium = ensureChromium()
const postgres = await startPostgres()
console.log(`Chromium: ${chromium}`)
console.log(
  postgres.url
    ? 'PostgreSQL: the server tests and the journeys run on it too'
    : `PostgreSQL: left out, ${postgres.reason}`,
)
console.log(
  options.full ? 'Matrices: in full' : `Matrices: the sample of seed ${seed} (repeat it with TEST_SEED=${seed})`,
)

const tallies = []
try {
  for (const layer of layers(chromium, postgres)) {
    if (options.only && !options.only.includes(layer.name)) continue
    const started = Date.now()
    console.log(`\n── ${layer.name}`)
    const code = await run(layer)
    tallies.push({ ...tally(layer.name, code), seconds: Math.round((Date.now() - started) / 1000) })
  }
} finally {
  postgres.stop?.()
}

const sum = (key) => tallies.reduce((total, row) => total + row[key], 0)
console.log('\n── summary')
for (const { name, passed, failed, skipped, seconds } of tallies) {
  const verdict = failed ? 'FAILED' : 'passed'
  console.log(`${verdict}  ${name.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`)
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0
