// The review on trial, on the built Storybook: `node packages/review/src/self-test.mjs [REPORT]`; TEST_MATRIX=full leaves nothing out.
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
import { tryPage } from './self-test-page.mjs'
import { compareSides, launch } from './review.mjs'
import { SEEDS } from './faults.mjs'
import { trySources } from './self-test-sources.mjs'

const [report] = process.argv.slice(2)
const { TEST_SEED = '0', TEST_MATRIX = 'full', TEST_ONLY } = process.env
const isFull = TEST_MATRIX === 'full'
const seed = Number(TEST_SEED)
/** How many stories look at themselves and how many faults are put in on an ordinary day. */
const HANDFUL = 6
const FAULTS = 3
/** A story that none of the faults touches. */
const UNTOUCHED = storyIdOf('Mosaic', 'state-matrix')
/** Components whose matrices stop their page: at the first visit alone, and at each. */
const STOPS = { once: 'Divider', always: 'Badge' }
/** The component whose matrix is painted for so many frames after its elements have come to rest. */
const LATE = 'Divider'
const LATE_FRAMES = 30
/** How long a page that has stopped is waited for here, in milliseconds. */
const PATIENCE = 20_000

const BUILT = join(ROOT, 'storybook-static')
const work = mkdtempSync(join(tmpdir(), 'tessera-trust-'))
const stories = storiesOf()

/** As many of a list as asked, others every day. */
const sample = (list, count) => {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === seed % step).slice(0, count)
}

/** A copy of what was built, by links, so that a file of it can be another. */
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

/** Puts a fault into a copy; says why where it has no place there. */
function putIn(storybook, { what, file, find, put }) {
  const assets = join(storybook, 'assets')
  const named = readdirSync(assets).filter((name) => file.test(name))
  let places = 0
  for (const name of named) {
    const path = join(assets, name)
    const text = find ? readFileSync(path, 'utf8') : ''
    const changed = find ? text.replace(find, put) : ''
    if (find && changed === text) continue
    places++
    // A new file, since the old one is linked.
    rmSync(path)
    if (find) writeFileSync(path, changed)
  }
  if (places === 0) throw new Error(`${what}: there is no such place in what was built.`)
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

const told = ({ id, mode, kinds }) => `${id} in ${mode} (${kinds.join(', ')})`

async function checkSeed(fault, index) {
  const name = `fault-${index}`
  const storybook = copyOf(name)
  putIn(storybook, fault)
  const { plan, differences, unsteady, failures } = await compare(side(name, storybook), [
    fault.target,
    ...(fault.isOfAll ? [] : [UNTOUCHED]),
  ])
  rmSync(join(work, name), { recursive: true, force: true })
  const found = new Set(differences.map(({ id, mode }) => `${id} ${mode}`))
  const target = plan.visited.find(({ id }) => id === fault.target)
  const wanted = target.modes.filter(fault.isSeen).map((mode) => `${fault.target} ${mode.name}`)
  const missed = wanted.filter((each) => !found.has(each)).map((each) => `missed: ${each}`)
  const known = new Set(wanted)
  const more = differences
    .filter(({ id, mode }) => !known.has(`${id} ${mode}`))
    .map((each) => `not touched: ${told(each)}`)
  return [...missed, ...more, ...failures, ...unsteady.map((each) => `unsteady: ${told(each)}`)]
}

/** Looks at stories so often, each time in another browser: what differs from the first time. */
async function checkSelf(some, times = 1) {
  const ids = some.map(({ id }) => id)
  const problems = []
  for (let time = 1; time <= times; time++) {
    const { differences, unsteady, failures } = await compare(side(`again-${time}-${ids.length}`, BUILT), ids)
    problems.push(...failures, ...differences.map(told), ...unsteady.map((each) => `unsteady: ${told(each)}`))
  }
  return problems
}

/** The file that a component's matrix is built to. */
const fileOf = (name) => new RegExp(`^${name}\\.matrix\\.stories-[\\w-]+\\.js$`)

/** A server that leaves its callers waiting: those of `/once` at their first call, those of `/always` at each. */
async function serveStops() {
  const calls = new Set()
  const server = createServer(({ url }, response) => {
    const isAnswered = url === '/once' && calls.has(url)
    calls.add(url)
    if (isAnswered) response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}`, stop }
}

/** Faults of pages that stop responding: one retry shows all, otherwise the story is named and the rest continues. */
async function checkStops() {
  const storybook = copyOf('stops')
  const server = await serveStops()
  try {
    for (const [path, name] of Object.entries(STOPS)) {
      // A script that waits for an answer stops its page, as a browser that has lost itself does.
      const wait = `{const call=new XMLHttpRequest;call.open('GET','${server.url}/${path}',false);call.send()}`
      putIn(storybook, { what: `a page that stops ${path}`, file: fileOf(name), find: /^/, put: wait })
    }
    const [once, always] = Object.values(STOPS).map((name) => storyIdOf(name, 'state-matrix'))
    const { plan, differences, unsteady, failures, pictures } = await compare(
      side('stops', storybook),
      [once, always, UNTOUCHED],
      PATIENCE,
    )
    const modes = plan.visited.filter(({ id }) => id !== always).flatMap((target) => target.modes)
    const isNamed = failures.length === 1 && failures[0].startsWith(`${always} could not be visited`)
    return [
      ...(isNamed ? [] : [`not named, or more than it: ${failures.join(', ') || 'nothing'}`]),
      ...(pictures === modes.length ? [] : [`${pictures} of ${modes.length} pictures compared`]),
      ...[...differences, ...unsteady].map((each) => `not touched: ${told(each)}`),
    ]
  } finally {
    server.stop()
  }
}

/** Differences of a page that still paints after its elements settled. */
async function checkLate() {
  const storybook = copyOf('late')
  // A canvas that restarts with each mode and has another shade in each frame, until the last.
  const paint = `{const canvas=document.createElement('canvas'),{review}=globalThis,again=review.again;let frame=0;
document.body.prepend(canvas);const next=()=>{const brush=canvas.getContext('2d');brush.fillStyle='rgb('+frame*8+' 0 0)';
brush.fillRect(0,0,99,99);if(++frame<${LATE_FRAMES})requestAnimationFrame(next)};
review.again=()=>{again();frame=0;requestAnimationFrame(next)};next()}`
  putIn(storybook, { what: 'a page that is painted late', file: fileOf(LATE), find: /^/, put: paint })
  const late = side('late', storybook)
  const plan = planOf(late, late, { all: true, full: false, withScreens: false })
  plan.visited = plan.visited.filter(({ id }) => id === storyIdOf(LATE, 'state-matrix'))
  const { differences, unsteady, failures } = await compareSides({ base: late, head: late, plan })
  return [...failures, ...[...differences, ...unsteady].map(told)]
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
  await tryPage(browser, test).finally(() => browser.close())
  if (isFull) {
    await test('A tenth of the stories is equal to itself in three browsers', () =>
      checkSelf(sample(stories, stories.length / 10), 3))
    await trySources(test)
  }
  await test('Stories are equal to themselves', () => checkSelf(isFull ? stories : sample(stories, HANDFUL)))
  await test('A page that stops answering is begun anew, and named where it stops again', checkStops)
  await test('A page that is painted after its elements came to rest is taken when it stands still', checkLate)
  for (const fault of isFull ? SEEDS : sample(SEEDS, FAULTS)) {
    await test(`The review shows ${fault.what}, where it is and nowhere else`, () =>
      checkSeed(fault, SEEDS.indexOf(fault)))
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
if (report) await writeReport(report, [{ name: 'The review on trial', results }])
process.exitCode = results.every(({ status }) => status === 'passed') ? 0 : 1
