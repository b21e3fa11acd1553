import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFullRun } from '@tessera/tests/full-run.mjs'
import { ROOT } from '@tessera/tests/results.mjs'

/** Where decisions lie: what a person decides changes nothing that is seen. */
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

/** The commit that is compared with: the named one, where the branch left main, or on main the last full run's. */
export function baseCommit(ref, cwd = ROOT) {
  if (ref) {
    const commit = tryGit(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd })
    if (!commit) throw new Error(`This checkout has no commit '${ref}'. Name another with --base, or fetch it.`)
    return commit
  }
  const head = git(['rev-parse', 'HEAD'], { cwd })
  const main = MAIN.find((name) => tryGit(['rev-parse', '--verify', '--quiet', name], { cwd }))
  const left = main && tryGit(['merge-base', 'HEAD', main], { cwd })
  if (left && left !== head) return left
  const isClean = git(['status', '--porcelain'], { cwd }) === ''
  // On main, what is not committed yet is compared with what is; what is committed, with what is proven.
  if (!isClean) return head
  const proven = readFullRun()?.commit
  if (proven && tryGit(['rev-parse', '--verify', '--quiet', `${proven}^{commit}`], { cwd })) return proven
  throw new Error('There is nothing to compare with: no branch main, no recorded full run. Name a commit with --base.')
}

/** Answers what `act` does with an index of its own, in which the files of a commit lie, or those as they lie here. */
function withIndex(commit, cwd, act) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tree-'))
  const options = { cwd, env: { GIT_INDEX_FILE: join(folder, 'index') } }
  try {
    git(['read-tree', commit ?? 'HEAD'], options)
    if (!commit) git(['add', '--all', '.'], options)
    return act(options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The hash of a tree of files as git reckons it, without the decisions: of a commit, or of the files as they lie here. */
export function treeOf(commit, cwd = ROOT) {
  return withIndex(commit, cwd, (options) => {
    git(['rm', '-r', '--cached', '--quiet', '--ignore-unmatch', DECISIONS], options)
    return git(['write-tree'], options)
  })
}

const NOBODY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Trial'],
    [`GIT_${who}_EMAIL`, 'trial@tessera.example'],
  ]),
)

/** A commit that is on no branch: the files as they lie here, some of them with another text. */
export function commitWith(texts, cwd = ROOT) {
  const tree = withIndex(undefined, cwd, (options) => {
    for (const [path, input] of texts) {
      const blob = git(['hash-object', '-w', '--stdin'], { cwd, input })
      git(['update-index', '--cacheinfo', `100644,${blob},${path}`], options)
    }
    return git(['write-tree'], options)
  })
  return git(['commit-tree', tree, '-m', 'On trial'], { cwd, env: NOBODY })
}

/** Lays the files of a commit in a folder; answers whether they had to be laid. */
export function checkOut(commit, folder) {
  if (existsSync(join(folder, 'package.json'))) return false
  // Folders that were evicted are still known to git.
  git(['worktree', 'prune'])
  git(['worktree', 'add', '--detach', '--force', folder, commit])
  return true
}

/** The name of a commit as people say it. */
export const shortName = (commit) => git(['describe', '--always', '--abbrev=7', '--exclude=*', commit])
