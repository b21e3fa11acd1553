import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './results.mjs'

/** The last full run that passed: commit, day and figures. */
const RECORD = join(ROOT, 'docs/evidence/full-run.json')

/** Whether a file holds what samples say, which touches those that say it. */
export const isSamples = (file) => /^packages\/ui\/src\/samples\/.*\.json$/.test(file)

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const linesOf = (text) => text.split('\n').filter(Boolean)

/** The last recorded full run, or null when there is none yet. */
export function readFullRun() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : null
}

/** The commit that is checked out. */
export const headCommit = () => git('rev-parse', 'HEAD').trim()

/** Notes a full run that passed, of the commit at which it began; answers why it cannot be noted, if so. */
export function recordFullRun(tallies, { commit, seconds, cores }) {
  if (git('status', '--porcelain')) return 'the work tree has changes that no commit holds'
  if (headCommit() !== commit) return `the commit changed while it ran, from ${commit.slice(0, 7)}`
  const left = tallies.filter(({ skipped }) => skipped > 0).map(({ name }) => name)
  if (left.length > 0) return `it left something out in ${left.join(', ')}`
  const hasRun = (layer) => tallies.some(({ name }) => name === layer)
  if (!hasRun('api-postgresql')) return 'it left PostgreSQL out'
  if (!hasRun('api-s3')) return 'it left S3 out'
  const layers = Object.fromEntries(tallies.map(({ name, ...figures }) => [name, figures]))
  const run = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    cores,
    node: process.versions.node,
    seconds,
    layers,
  }
  mkdirSync(dirname(RECORD), { recursive: true })
  writeFileSync(RECORD, `${JSON.stringify(run, null, 2)}\n`)
  return null
}

/** A catalogue as it was at a commit, or as it is now. */
function catalogueAt(commit, file) {
  try {
    return JSON.parse(commit ? git('show', `${commit}:${file}`) : readFileSync(join(ROOT, file), 'utf8'))
  } catch {
    return {}
  }
}

/** The English of what samples say otherwise than at a commit, by the catalogues that have changed. */
function textsSince(commit, files) {
  // Names are drawn as they are in every language.
  const catalogues = files.filter((file) => isSamples(file) && !file.endsWith('/names.json'))
  return catalogues.flatMap((file) => {
    const [before, now] = [catalogueAt(commit, file), catalogueAt(null, file)]
    return Object.keys({ ...before, ...now }).filter((text) => before[text] !== now[text])
  })
}

/** The files that differ from the last full run's commit, new ones too, and what samples say anew; or why nobody can tell. */
export function changedSinceFullRun() {
  const run = readFullRun()
  if (!run) return { unknown: 'no full run is recorded yet' }
  try {
    const changed = [git('diff', '--name-only', run.commit), git('ls-files', '--others', '--exclude-standard')]
    const files = changed.flatMap(linesOf)
    return { files, texts: textsSince(run.commit, files), since: run.commit.slice(0, 7) }
  } catch {
    return { unknown: `the commit of the last full run, ${run.commit.slice(0, 7)}, is not in this checkout` }
  }
}
