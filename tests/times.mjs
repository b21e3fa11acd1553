// Prints the times of the last run: seconds and tests of each suite and file, and each suite's slowest tests.
import { existsSync, readdirSync } from 'node:fs'
import { basename, isAbsolute, relative } from 'node:path'
import { RESULTS, ROOT, readResults } from './lib/results.mjs'

const FILES = 5
const SLOWEST = 10

if (!existsSync(RESULTS)) {
  console.error('There are no test results yet. Run `npm test` first.')
  process.exit(1)
}

const secondsOf = (tests) => tests.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
const bySeconds = (one, other) => other.seconds - one.seconds
const row = (name, seconds, count) => `| ${name} | ${seconds.toFixed(1)} | ${count} |`

const suites = readdirSync(RESULTS)
  .map((file) => basename(file, '.json'))
  .map((name) => ({ name, tests: readResults(name) }))
  .map((suite) => ({ ...suite, seconds: secondsOf(suite.tests) }))
  .toSorted(bySeconds)

console.log('| suite | seconds in tests | tests |\n| --- | --: | --: |')
for (const { name, seconds, tests } of suites) console.log(row(name, seconds, tests.length))

for (const { name, tests } of suites) {
  const files = new Map()
  for (const test of tests) files.set(test.file ?? '–', [...(files.get(test.file ?? '–') ?? []), test])
  const rows = [...files]
    .map(([file, own]) => ({ file, seconds: secondsOf(own), count: own.length }))
    .toSorted(bySeconds)
  console.log(`\n## ${name}\n`)
  if (rows.length > 1) {
    console.log('| file | seconds | tests |\n| --- | --: | --: |')
    for (const { file, seconds, count } of rows.slice(0, FILES)) {
      console.log(row(isAbsolute(file) ? relative(ROOT, file) : file, seconds, count))
    }
  }
  console.log('\n| slowest test | seconds |\n| --- | --: |')
  for (const { title, seconds = 0 } of tests.toSorted(bySeconds).slice(0, SLOWEST)) {
    console.log(`| ${title} | ${seconds.toFixed(1)} |`)
  }
}
