import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFullRun } from '@tessera/tests/full-run.mjs'
import { ROOT } from '@tessera/tests/results.mjs'

/** The folder of decisions; it is excluded from comparisons, because decisions do not change what is rendered. */
export const DECISIONS = 'packages/review/decisions'
const MAIN = ['main', 'origin/main']

function git(args, { cwd = ROOT, env, input } = {}) {
  const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe']
  return execFileSync('git', args, { cwd, input, encoding: 'utf8', stdio, env: { ...process.env, ...env } }).trim()
}

function tryGit(args, options) {
  try {
    return git(args, options)
  } catch {
    return undefined
  }
}

/**
 * Returns the commit to compare with: the given one, the fork point from main, or, on main, the commit of the last full
 * run.
 */
export function baseCommit(ref, cwd = ROOT) {
  if (ref) {
    const commit = tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd })
    if (!commit) throw new Error(`This checkout has no commit '${ref}'. Fetch it, or set another commit with --base.`)
    return commit
  }
  const head = git(['rev-parse', 'HEAD'], { cwd })
  const main = MAIN.find((name) => tryGit(['rev-parse', '--verify', '--quiet', name], { cwd }))
  const mergeBase = main && tryGit(['merge-base', 'HEAD', main], { cwd })
  if (mergeBase && mergeBase !== head) return mergeBase
  const isClean = git(['status', '--porcelain'], { cwd }) === ''
  // On main, uncommitted changes are compared with HEAD, and committed ones with the last full run.
  if (!isClean) return head
  const lastFullRun = readFullRun()?.commit
  if (lastFullRun && tryGit(['rev-parse', '--verify', '--quiet', `${lastFullRun}^{commit}`], { cwd }))
    return lastFullRun
  throw new Error(
    'There is no base to compare with: no main branch and no recorded full run. Set a commit with --base.',
  )
}

/** Returns the result of `run` with a separate index, which contains the files of a commit or of the working tree. */
function withIndex(commit, cwd, run) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tree-'))
  const options = { cwd, env: { GIT_INDEX_FILE: join(folder, 'index') } }
  try {
    git(['read-tree', commit ?? 'HEAD'], options)
    if (!commit) git(['add', '--all', '.'], options)
    return run(options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns git's hash of a file tree without the decisions: of a commit, or of the working tree. */
export function treeOf(commit, cwd = ROOT) {
  return withIndex(commit, cwd, (options) => {
    git(['rm', '-r', '--cached', '--quiet', '--ignore-unmatch', DECISIONS], options)
    return git(['write-tree'], options)
  })
}

const TEST_AUTHOR = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Self-test'],
    [`GIT_${role}_EMAIL`, 'self-test@tessera.example'],
  ]),
)

/** Creates a commit on no branch: the working tree, with other texts in some files. */
export function commitWith(texts, cwd = ROOT) {
  const tree = withIndex(undefined, cwd, (options) => {
    for (const [path, input] of texts) {
      const blob = git(['hash-object', '-w', '--stdin'], { cwd, input })
      git(['update-index', '--cacheinfo', `100644,${blob},${path}`], options)
    }
    return git(['write-tree'], options)
  })
  return git(['commit-tree', tree, '-m', 'Self-test sources'], { cwd, env: TEST_AUTHOR })
}

/** Checks out the files of a commit into a folder; returns whether this was necessary. */
export function checkOut(commit, folder) {
  if (existsSync(join(folder, 'package.json'))) return false
  // Git still lists the worktrees of evicted folders.
  git(['worktree', 'prune'])
  git(['worktree', 'add', '--detach', '--force', folder, commit])
  return true
}

/** Returns the readable name of a commit. */
export const shortName = (commit) => git(['describe', '--always', '--abbrev=7', '--exclude=*', commit])
