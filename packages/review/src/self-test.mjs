// Tests of the review on the built Storybook: `node packages/review/src/self-test.mjs [REPORT]`; TEST_MATRIX=full runs
// all of them.
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeReport } from '@tessera/tests/checklist.mjs'
import { ROOT } from '@tessera/tests/results.mjs'
import { storiesOf, storyIdOf } from '@tessera/tests/storybook.mjs'
import { planOf } from './plan.mjs'
import { testPage } from './self-test-page.mjs'
import { compareSides, launch } from './review.mjs'
import { FAULTS } from './faults.mjs'
import { testSources } from './self-test-sources.mjs'

const [report] = process.argv.slice(2)
const { TEST_SEED = '0', TEST_MATRIX = 'full', TEST_ONLY } = process.env
const isFull = TEST_MATRIX === 'full'
const seed = Number(TEST_SEED)
/** The number of stories that are captured repeatedly, and of planted faults, in a sampled run. */
const SAMPLED_STORIES = 6
const SAMPLED_FAULTS = 3
/** A story that no fault affects. */
const UNAFFECTED = storyIdOf('Mosaic', 'state-matrix')
/** Components whose matrix blocks its page: on the first visit only, or on every visit. */
const BLOCKED = { once: 'Divider', always: 'Badge' }
/** The component whose matrix is painted for this many frames after its elements have settled. */
const LATE_PAINTER = 'Divider'
const LATE_FRAMES = 30
/** Milliseconds before a blocked page times out in these tests. */
const TIMEOUT = 20_000

const BUILT = join(ROOT, 'storybook-static')
const work = mkdtempSync(join(tmpdir(), 'tessera-self-test-'))
const stories = storiesOf()

/** Returns this many items of a list, different ones each day. */
const sample = (list, count) => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === seed % step).slice(0, count)
}

/** Copies a build with hard links, so single files can be replaced. */
function copyOf(name) {
  const visit = (from, to) => {
    mkdirSync(to, { recursive: true })
    for (const file of readdirSync(from)) {
      if (statSync(join(from, file)).isDirectory()) visit(join(from, file), join(to, file))
      else linkOrCopy(join(from, file), join(to, file))
    }
  }
  const folder = join(work, name, 'storybook')
  visit(BUILT, folder)
  return folder
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/** Plants a fault in a copy; throws if its place is not found. */
function plantFault(storybook, { what, file, find, replacement }) {
  const assets = join(storybook, 'assets')
  const named = readdirSync(assets).filter((name) => file.test(name))
  let places = 0
  for (const name of named) {
    const path = join(assets, name)
    const text = find ? readFileSync(path, 'utf8') : ''
    const changed = find ? text.replace(find, replacement) : ''
    if (find && changed === text) continue
    places++
    // Writes a new file, because the old one is hard-linked.
    rmSync(path)
    if (find) writeFileSync(path, changed)
  }
  if (places === 0) throw new Error(`Can't plant ${what}: no built file has the place. Update the fault in faults.mjs.`)
}

const side = (name, storybook) => ({
  tree: name,
  folder: join(work, name),
  storybook,
  stories,
  modules: {},
  checkout: ROOT,
  prepare: async () => undefined,
})
const base = side('base', BUILT)

async function compare(head, ids, timeout) {
  const plan = planOf(base, head, { all: true, full: false, withScreens: false })
  plan.visited = plan.visited.filter(({ id }) => ids.includes(id))
  return { plan, ...(await compareSides({ base, head, plan, timeout })) }
}

const describeDifference = ({ id, mode, kinds }) => `${id} in ${mode} (${kinds.join(', ')})`

async function checkFault(fault, index) {
  const name = `fault-${index}`
  const storybook = copyOf(name)
  plantFault(storybook, fault)
  const { plan, differences, unsteady, failures } = await compare(side(name, storybook), [
    fault.target,
    ...(fault.isOfAll ? [] : [UNAFFECTED]),
  ])
  rmSync(join(work, name), { recursive: true, force: true })
  const found = new Set(differences.map(({ id, mode }) => `${id} ${mode}`))
  const target = plan.visited.find(({ id }) => id === fault.target)
  const wanted = target.modes.filter(fault.isSeen).map((mode) => `${fault.target} ${mode.name}`)
  const missed = wanted.filter((each) => !found.has(each)).map((each) => `missed: ${each}`)
  const known = new Set(wanted)
  const more = differences
    .filter(({ id, mode }) => !known.has(`${id} ${mode}`))
    .map((each) => `unexpected: ${describeDifference(each)}`)
  return [...missed, ...more, ...failures, ...unsteady.map((each) => `unsteady: ${describeDifference(each)}`)]
}

/** Captures stories repeatedly, each time in another browser; returns those that differ from the first time. */
async function checkRepeated(some, times = 1) {
  const ids = some.map(({ id }) => id)
  const problems = []
  for (let time = 1; time <= times; time++) {
    const { differences, unsteady, failures } = await compare(side(`again-${time}-${ids.length}`, BUILT), ids)
    problems.push(
      ...failures,
      ...differences.map(describeDifference),
      ...unsteady.map((each) => `unsteady: ${describeDifference(each)}`),
    )
  }
  return problems
}

/** Returns the pattern of the built file of a component's matrix. */
const fileOf = (name) => new RegExp(`^${name}\\.matrix\\.stories-[\\w-]+\\.js$`)

/** Starts a server that never responds to `/always`, and not to the first call of `/once`. */
async function serveBlockingCalls() {
  const calls = new Set()
  const server = createServer(({ url }, response) => {
    const mustRespond = url === '/once' && calls.has(url)
    calls.add(url)
    if (mustRespond) response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}`, stop }
}

/**
 * Tests pages that stop responding: one retry recovers the page; if that fails too, the story is reported and the
 * others continue.
 */
async function checkBlockedPages() {
  const storybook = copyOf('stops')
  const server = await serveBlockingCalls()
  try {
    for (const [path, name] of Object.entries(BLOCKED)) {
      // A synchronous request blocks its page, as a hanging browser does.
      const wait = `{const call=new XMLHttpRequest;call.open('GET','${server.url}/${path}',false);call.send()}`
      plantFault(storybook, { what: `a page that blocks ${path}`, file: fileOf(name), find: /^/, replacement: wait })
    }
    const [once, always] = Object.values(BLOCKED).map((name) => storyIdOf(name, 'state-matrix'))
    const { plan, differences, unsteady, failures, pictures } = await compare(
      side('stops', storybook),
      [once, always, UNAFFECTED],
      TIMEOUT,
    )
    const modes = plan.visited.filter(({ id }) => id !== always).flatMap((target) => target.modes)
    const isNamed = failures.length === 1 && failures[0].startsWith(`${always} can't be visited`)
    return [
      ...(isNamed ? [] : [`expected only a failure of ${always}, but got: ${failures.join(', ') || 'none'}`]),
      ...(pictures === modes.length ? [] : [`${pictures} of ${modes.length} screenshots compared`]),
      ...[...differences, ...unsteady].map((each) => `unexpected: ${describeDifference(each)}`),
    ]
  } finally {
    server.stop()
  }
}

/** Tests a page that still paints after its elements have settled. */
async function checkLatePaint() {
  const storybook = copyOf('late')
  // A canvas that restarts with each mode and has another shade in each frame until the last.
  const paint = `{const canvas=document.createElement('canvas'),{review}=globalThis,resetRandom=review.resetRandom;let frame=0;
document.body.prepend(canvas);const next=()=>{const brush=canvas.getContext('2d');brush.fillStyle='rgb('+frame*8+' 0 0)';
brush.fillRect(0,0,99,99);if(++frame<${LATE_FRAMES})requestAnimationFrame(next)};
review.resetRandom=()=>{resetRandom();frame=0;requestAnimationFrame(next)};next()}`
  plantFault(storybook, { what: 'a page that paints late', file: fileOf(LATE_PAINTER), find: /^/, replacement: paint })
  const late = side('late', storybook)
  const plan = planOf(late, late, { all: true, full: false, withScreens: false })
  plan.visited = plan.visited.filter(({ id }) => id === storyIdOf(LATE_PAINTER, 'state-matrix'))
  const { differences, unsteady, failures } = await compareSides({ base: late, head: late, plan })
  return [...failures, ...[...differences, ...unsteady].map(describeDifference)]
}

const results = []
async function test(fullName, check) {
  if (TEST_ONLY && !fullName.includes(TEST_ONLY)) return
  const problems = await check().catch((error) => [error.message])
  console.log(
    `${problems.length > 0 ? 'FAILED' : 'passed'}  ${fullName}${problems.map((each) => `\n  ${each}`).join('')}`,
  )
  results.push({ fullName, status: problems.length > 0 ? 'failed' : 'passed', failureMessages: problems })
}

try {
  const { browser } = await launch()
  await testPage(browser, test).finally(() => browser.close())
  if (isFull) {
    await test('A tenth of the stories render identically in three browsers', () =>
      checkRepeated(sample(stories, stories.length / 10), 3))
    await testSources(test)
  }
  await test('Stories render identically each time', () =>
    checkRepeated(isFull ? stories : sample(stories, SAMPLED_STORIES)))
  await test('A page that stops responding is retried once, then reported', checkBlockedPages)
  await test('A page that paints late is captured when it is stable', checkLatePaint)
  for (const fault of isFull ? FAULTS : sample(FAULTS, SAMPLED_FAULTS)) {
    await test(`The review shows exactly this fault: ${fault.what}`, () => checkFault(fault, FAULTS.indexOf(fault)))
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
if (report) await writeReport(report, [{ name: 'Self-test of the review', results }])
process.exitCode = results.every(({ status }) => status === 'passed') ? 0 : 1
