import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './results.mjs'

/** The last passed full run: commit, date and figures. */
const FULL = join(ROOT, 'docs/results/full-run.json')
/** The last run in which every story was visited in every language and passed. */
const STORIES = join(ROOT, 'docs/results/stories.json')

/** Whether a file contains story texts; its changes affect only stories with those texts. */
export const isStoryTexts = (file) => /^packages\/ui\/src\/story-texts\/.*\.json$/.test(file)

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const linesOf = (text) => text.split('\n').filter(Boolean)

const read = (record) => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : null)

/** Returns the last recorded full run, or null if there is none yet. */
export const readFullRun = () => read(FULL)

/** Returns the commit that is checked out. */
export const headCommit = () => git('rev-parse', 'HEAD').trim()

/** Returns why a run of a commit cannot be recorded; undefined if it can. */
function whyNotRecorded(tallies, commit) {
  if (git('status', '--porcelain')) return 'the working tree has uncommitted changes'
  if (headCommit() !== commit)
    return `another commit was checked out during the run, which started at ${commit.slice(0, 7)}`
  const skippedSuites = tallies.filter(({ skipped }) => skipped > 0).map(({ name }) => name)
  return skippedSuites.length > 0 ? `tests were skipped in ${skippedSuites.join(', ')}` : null
}

function writeRecord(record, tallies, { commit, seconds, cores }) {
  const suites = Object.fromEntries(
    tallies.map(({ name, passed, failed, skipped, seconds: own }) => [name, { passed, failed, skipped, seconds: own }]),
  )
  const run = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    cores,
    node: process.versions.node,
    seconds,
    suites,
  }
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, `${JSON.stringify(run, null, 2)}\n`)
  return null
}

/** Records a run of all stories in all languages, with the commit at its start; returns why not if it cannot. */
export function recordStories(tallies, run) {
  return whyNotRecorded(tallies, run.commit) ?? writeRecord(STORIES, tallies, run)
}

/** Records a passed full run, with the commit at its start; returns why not if it cannot. */
export function recordFullRun(tallies, run) {
  const reason = whyNotRecorded(tallies, run.commit)
  if (reason) return reason
  const hasRun = (suite) => tallies.some(({ name }) => name === suite)
  if (!hasRun('api-postgresql')) return 'it did not run on PostgreSQL'
  if (!hasRun('api-s3')) return 'it did not run on S3'
  if (!hasRun('office')) return 'it did not run with LibreOffice'
  return writeRecord(FULL, tallies, run)
}

/** Returns a catalog at a commit, or the current one. */
function catalogAt(commit, file) {
  try {
    return JSON.parse(commit ? git('show', `${commit}:${file}`) : readFileSync(join(ROOT, file), 'utf8'))
  } catch {
    return {}
  }
}

/** Returns the English story texts that changed since a commit, from the changed catalogs. */
function textsSince(commit, files) {
  // Names are shown unchanged in every language.
  const catalogs = files.filter((file) => isStoryTexts(file) && !file.endsWith('/names.json'))
  return catalogs.flatMap((file) => {
    const [before, now] = [catalogAt(commit, file), catalogAt(null, file)]
    return Object.keys({ ...before, ...now }).filter((text) => before[text] !== now[text])
  })
}

/**
 * Returns the files that changed since all stories were last visited, including new ones, and the changed story texts;
 * or the reason why this is unknown.
 */
export function changedSinceStories() {
  const run = read(STORIES)
  if (!run) return { unknown: 'no run of all stories is recorded yet' }
  try {
    const changed = [git('diff', '--name-only', run.commit), git('ls-files', '--others', '--exclude-standard')]
    const files = changed.flatMap(linesOf)
    return { files, texts: textsSince(run.commit, files), since: run.commit.slice(0, 7) }
  } catch {
    return { unknown: `the commit of the last run of all stories, ${run.commit.slice(0, 7)}, is not in this checkout` }
  }
}
