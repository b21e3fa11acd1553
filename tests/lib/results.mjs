import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The folder of the last run's reports. */
export const RESULTS = join(ROOT, '.cache/test-results')

/** Deletes the last reports of some suites, or of all if none is named. */
export function clearResults(suites = []) {
  for (const suite of suites) rmSync(reportPath(suite), { force: true })
  if (suites.length === 0) rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/** Returns the path of a suite's report. */
export function reportPath(suite) {
  return join(RESULTS, `${suite}.json`)
}

function fromJest(report) {
  return report.testResults.flatMap((file) => [
    ...file.assertionResults.map(({ fullName, status, duration = 0, failureMessages = [] }) => ({
      title: fullName,
      file: file.name,
      seconds: duration / 1000,
      status: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      why: failureMessages.join('\n'),
    })),
    // A file that failed to load has no tests that could fail.
    ...(file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
      ? [{ title: file.name, status: 'failed', why: file.message }]
      : []),
  ])
}

function fromPlaywright(report) {
  const visit = (suite, path) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: [...path, spec.title].join(' '),
      file: spec.file,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status: spec.tests.every(({ status }) => status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
      why: spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, [...path, inner.title])),
  ]
  return [
    ...report.suites.flatMap((suite) => visit(suite, [])),
    ...report.errors.map(({ message }) => ({ title: message, status: 'failed', why: '' })),
  ]
}

/**
 * Returns the tests of one suite's report as `{ title, file, seconds, status, why }`; none if the suite wrote no
 * report. `why` is the message of a failed test.
 */
export function readResults(suite) {
  if (!existsSync(reportPath(suite))) return []
  const report = JSON.parse(readFileSync(reportPath(suite), 'utf8'))
  return report.testResults ? fromJest(report) : fromPlaywright(report)
}
