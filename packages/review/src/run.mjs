// The whole review: `npm run review -- [--base REF] [--all | --full] [--only NAME] [--modes …] [--check] [--decide]
// [--take FILE]`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSide } from './builds.mjs'
import { readDecisions, progressOf, takeDecisions } from './decisions.mjs'
import { evict, REVIEW } from './cache.mjs'
import { narrowDimensions } from './modes.mjs'
import { planOf } from './plan.mjs'
import { progress } from './progress.mjs'
import { lastRun, storeRun, PAGE, pluralize, summaryOf, writePage } from './report.mjs'
import { compareSides } from './review.mjs'
import { serveReview } from './server.mjs'
import { baseCommit, shortName, treeOf } from './baseline.mjs'

const USAGE =
  'Usage: npm run review -- [--base REF] [--all | --full] [--only NAME] [--modes dark,390,…] [--check | --decide | --take FILE]'

function readArguments() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        all: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        only: { type: 'string' },
        modes: { type: 'string' },
        check: { type: 'boolean', default: false },
        decide: { type: 'boolean', default: false },
        take: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error })
  }
}

/** Stops immediately at the user's request; finished captures are kept. */
function stop() {
  console.error('\nStopped. Finished screenshots are stored. Run the same command again to continue.')
  process.exit(130)
}

const progressLogger = (side) => (step) => console.log(`  ${side}: ${step} …`)
const where = ({ id, mode }) => `${id} in ${mode}`

/** Returns the names of all components and examples, in alphabetical order. */
const namesIn = (stories) =>
  [...new Set(stories.map(({ title }) => title.split('/').at(-1)))].toSorted((a, b) => a.localeCompare(b))

/** Returns both sides, built; equal sides are built only once. */
async function buildBoth(commit, name) {
  if (treeOf(commit) !== treeOf()) {
    return Promise.all([
      buildSide({ commit, log: progressLogger(name) }),
      buildSide({ log: progressLogger('working tree') }),
    ])
  }
  const here = await buildSide({ log: progressLogger('working tree') })
  return [here, { ...here }]
}

/** Builds both sides, visits differing targets, and writes the result with its page. */
async function review({ base: ref, all, full, only, modes }) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const startedAt = Date.now()
  const dimensions = modes ? narrowDimensions(modes.split(',')) : undefined
  const commit = baseCommit(ref)
  const name = shortName(commit)
  console.log(`Comparing the working tree with ${name} …`)
  const [base, head] = await buildBoth(commit, name)
  const plan = planOf(base, head, { all: all || full, full, only, dimensions })
  const visitsOfTargets = plan.visited.map(({ modes: own, change }) => own.length * (change === 'both' ? 2 : 1))
  const visits = visitsOfTargets.reduce((sum, count) => sum + count, 0)
  if (only && visits + plan.skipped === 0) {
    throw new Error(
      `No story or screen has '${only}' in its name. Use a part of one of these: ${namesIn(head.stories).join(', ')}.`,
    )
  }
  console.log(
    `${plan.visited.length} stories and screens to compare (${visits} visits), ${plan.skipped} skipped because their builds are equal.`,
  )
  const bar = progress(visits)
  const found = await compareSides({ base, head, plan, step: (name) => bar.step(name) })
  bar.end()
  const run = {
    ...found,
    base: { commit, name },
    head: { tree: head.tree },
    isWhole: !only && !modes,
    skipped: plan.skipped,
    visits,
    titles: Object.fromEntries(plan.visited.map(({ id, title, name: own, kind }) => [id, { title, name: own, kind }])),
    seconds: (Date.now() - startedAt) / 1000,
  }
  storeRun(run)
  evict([base.folder, head.folder])
  printSummary(run)
  const { file, isInside } = await writePage(run)
  console.log(
    `\nReview page: ${file}${isInside ? '' : ' (its screenshots are separate files: share the whole folder)'}`,
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  return run
}

function printSummary(run) {
  const { lines, described } = summaryOf(run)
  console.log(`\n${lines.join('\n')}`)
  for (const group of described.slice(0, 20)) console.log(`  ${group}`)
  if (described.length > 20) console.log(`  and ${described.length - 20} more groups`)
  for (const { id, mode, kinds } of run.unsteady)
    console.log(`UNSTEADY  ${id} in ${mode} differs from itself (${kinds.join(', ')})`)
  for (const failure of run.failures) console.log(`FAILED  ${failure}`)
  writeFileSync(join(REVIEW, 'summary.md'), [...lines, '', ...described.map((group) => `- ${group}`), ''].join('\n'))
}

/** Lists what is not accepted; returns whether every difference is accepted and nothing failed. */
async function check(options) {
  const last = lastRun()
  const isCurrent = last && last.head.tree === treeOf() && last.base.commit === baseCommit(options.base)
  const run = isCurrent ? last : await review(options)
  const { accepted, rejected, open, unneeded } = progressOf(run.differences, readDecisions())
  for (const difference of open) console.log(`open      ${where(difference)}`)
  for (const difference of rejected) {
    console.log(`rejected  ${where(difference)}: ${readDecisions().get(difference.hash).reason}`)
  }
  for (const { id, mode } of run.unsteady) console.log(`unsteady  ${id} in ${mode}`)
  for (const failure of run.failures) console.log(`failed    ${failure}`)
  if (run.isWhole)
    for (const hash of unneeded)
      console.log(`unneeded  packages/review/decisions/${hash}.json matches no difference. Delete it.`)
  console.log(`${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open.`)
  return open.length + rejected.length + run.unsteady.length + run.failures.length === 0
}

async function decide() {
  const { url } = await serveReview(PAGE)
  console.log(`Decide at ${url} (press Ctrl+C to stop). Decisions are saved in packages/review/decisions.`)
  return true
}

function importDecisions(file) {
  console.log(`${pluralize(takeDecisions(file), 'decision')} saved in packages/review/decisions.`)
  return true
}

async function main() {
  const options = readArguments()
  if (options.help) return console.log(USAGE) ?? true
  if (['check', 'decide', 'take'].filter((name) => options[name]).length > 1) {
    throw new Error(`--check, --decide and --take can't be combined. Use one of them.\n${USAGE}`)
  }
  if (options.take) return importDecisions(options.take)
  if (options.check) return check(options)
  if (options.decide) return decide()
  const run = await review(options)
  if (run.differences.length > 0 && process.stdout.isTTY) await decide()
  else if (run.differences.length > 0) console.log('Run `npm run review -- --decide` to decide.')
  return run.unsteady.length + run.failures.length === 0
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
