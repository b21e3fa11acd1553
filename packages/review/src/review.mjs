import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { LAUNCH_ARGS, STEADY_ARGS, ensureChromium } from '@tessera/tests/chromium.mjs'
import { startPortal } from '@tessera/tests/portal.mjs'
import { serveStorybook } from '@tessera/tests/storybook.mjs'
import { compareCaptures } from './compare.mjs'
import { groupEqual } from './groups.mjs'
import { openCaptureCache } from './cache.mjs'
import { retryIfStalled, STALL_TIMEOUT, Stalled, withStallTimeout } from './stalls.mjs'
import { openVisitor, visitScreen, visitStory } from './visitors.mjs'

const PASSWORD = 'demo-portal-2026'
/** A change in this many stories is no accident, so only rarer changes are captured again. */
const MIN_AFFECTED_STORIES = 3
const REPEATS = 2
/** One page more than there are cores, because each page waits half of its time for frames and responses. */
export const LANES = availableParallelism() + 1
/** Inputs of a capture besides the stories' sources. */
const TOOLKIT = [
  './in-page.mjs',
  './capture.mjs',
  './visitors.mjs',
  './fake-clock.mjs',
  '@tessera/tests/screens.mjs',
  '@tessera/tests/chromium.mjs',
]
const FAKE_CLOCK = new URL('./fake-clock.mjs', import.meta.url).href

/** Launches Chromium for screenshots, and returns a name for the toolkit version that determines them. */
export async function launch() {
  // Accessible names come from the browser, as for assistive technology.
  const args = [...LAUNCH_ARGS, ...STEADY_ARGS, '--enable-blink-features=ComputedAccessibilityInfo']
  const browser = await chromium.launch({ executablePath: ensureChromium(), args, handleSIGINT: false })
  const kit = createHash('sha256').update(browser.version())
  for (const name of TOOLKIT) kit.update(readFileSync(new URL(import.meta.resolve(name))))
  return { browser, kit: kit.digest('hex').slice(0, 8) }
}

/** Runs tasks in this many lanes until none is left. */
export async function runInParallel(lanes, tasks) {
  const waiting = [...tasks]
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** One side of the review: serves its Storybook, starts its portal when a screen needs it, and caches its captures. */
export function sideOf(build, browser, folder, timeout = STALL_TIMEOUT) {
  const cache = folder && openCaptureCache(folder)
  /** The cookies of each signed-in user, by login. */
  const sessions = new Map()
  let portal
  let storybook
  const portalUrl = async () => {
    portal ??= build.prepare().then(() =>
      startPortal(
        {
          DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-review-')),
          DEMO_TODAY: '2026-03-02',
          // Each visit to a screen sets its own client address.
          TRUST_PROXY: 'loopback',
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${FAKE_CLOCK}`.trim(),
        },
        { root: build.checkout },
      ),
    )
    return (await portal).url
  }
  const visitIn = async (visitor, { screen, story }, modes, take) => {
    if (screen) {
      const { loginId } = screen
      const cookies = sessions.get(loginId)
      const updatedCookies = await visitScreen(visitor, {
        url: await portalUrl(),
        screen,
        modes,
        take,
        password: PASSWORD,
        cookies,
      })
      if (loginId) sessions.set(loginId, updatedCookies)
      return
    }
    storybook ??= serveStorybook({ folder: build.storybook })
    return visitStory(visitor, { url: (await storybook).url, story, modes, take })
  }
  /** Visits one target after the other in one page; a screen, or the target after a failure, gets a new page. */
  const createPageSession = () => {
    let visitor
    const end = async ({ isStalled = false } = {}) => {
      const closing = visitor?.close()
      visitor = undefined
      // Closing a stalled page can hang too, so it is not awaited.
      if (isStalled) closing?.catch(() => undefined)
      else await closing
    }
    /** Visits a target in some modes; `take` receives each mode with its capture. */
    const visit = async (target, modes, take) => {
      if (target.screen) await end()
      try {
        await withStallTimeout(timeout, take, async (takeCapture) => {
          visitor ??= await openVisitor(browser)
          await visitIn(visitor, target, modes, takeCapture)
        })
      } catch (error) {
        await end({ isStalled: error instanceof Stalled })
        throw new Error(`${target.id} can't be visited: ${error.message.split('\n')[0]}`, { cause: error })
      }
    }
    return {
      visit,
      end,
      /**
       * Returns the captures of a target by mode name: from the cache, or else by a visit. `other` has the captures of
       * the other side.
       */
      async capture(target, onMode, other) {
        const found = new Map(target.modes.map(({ name }) => [name, cache.read(target.id, name)]))
        for (const [name, capture] of found) if (capture !== undefined) onMode(name)
        await retryIfStalled(async () => {
          const missing = target.modes
            .filter(({ name }) => found.get(name) === undefined)
            .map((mode) => ({ ...mode, expected: other?.get(mode.name)?.hash }))
          if (missing.length === 0) return
          await visit(target, missing, (mode, capture) => {
            found.set(mode.name, cache.write(target.id, mode.name, capture))
            onMode(mode.name)
          })
        })
        return found
      },
    }
  }
  return {
    createPageSession,
    /** Captures one mode again in a new page, without storing it. */
    async captureAgain(target, mode) {
      const own = createPageSession()
      let last
      try {
        await retryIfStalled(() => own.visit(target, [mode], (_, capture) => (last = capture)))
      } finally {
        await own.end()
      }
      return last && { ...last, png: () => last.png }
    },
    async stop() {
      if (storybook) (await storybook).stop()
      if (portal) await (await portal).stop()
    },
  }
}

const countModes = (targets) => targets.reduce((sum, { modes }) => sum + modes.length, 0)

/** Groups screens by their signed-in user, whose visits share stored data; visits without a user share nothing. */
function groupByUser(targets) {
  const users = new Map()
  for (const target of targets) {
    const user = target.screen.loginId ?? target.id
    users.set(user, [...(users.get(user) ?? []), target])
  }
  return [...users.values()].toSorted((a, b) => countModes(b) - countModes(a))
}

/** Groups stories by folder, to be visited in one page; the slowest groups come first. */
function groupByFolder(targets) {
  const folders = new Map()
  for (const target of targets) {
    const folder = dirname(target.story.importPath)
    folders.set(folder, [...(folders.get(folder) ?? []), target])
  }
  return [...folders.values()].toSorted((a, b) => countModes(b) - countModes(a))
}

/**
 * Captures the changes of only one or two stories again. A story that renders differently each time is reported as
 * unsteady and shows no difference.
 */
async function findUnsteady({ differences, targets, sides, lanes, recordFailure }) {
  const single = groupEqual(differences).filter(
    (group) => new Set(group.map(({ id }) => id)).size < MIN_AFFECTED_STORIES,
  )
  const unsteady = new Map()
  const tasks = single.flatMap(([{ id, mode, before, after }]) =>
    Object.entries(sides).map(
      ([name, side]) =>
        () =>
          recordFailure(async () => {
            const first = name === 'base' ? before : after
            const target = targets.get(id)
            if (!first) return
            for (let time = 0; time < REPEATS; time++) {
              const again = await side.captureAgain(
                target,
                target.modes.find((each) => each.name === mode),
              )
              const change = compareCaptures(id, mode, first, again)
              if (change) unsteady.set(`${id} ${mode}`, { id, mode, kinds: change.kinds })
            }
          }),
    ),
  )
  await runInParallel(lanes, tasks)
  return [...unsteady.values()]
}

/**
 * Compares two built sides in one Chromium, target by target. Returns the differences, the unsteady and failed targets,
 * and the number of screenshots. A page can show no progress for at most `timeout` milliseconds.
 */
export async function compareSides({ base, head, plan, step = () => undefined, lanes = LANES, timeout }) {
  const { browser, kit } = await launch()
  // A tree that is compared with itself must be captured twice.
  const headFolder = join(head.folder, base.tree === head.tree ? `again-${kit}` : `captures-${kit}`)
  if (base.tree === head.tree) rmSync(headFolder, { recursive: true, force: true })
  const sides = {
    base: sideOf(base, browser, join(base.folder, `captures-${kit}`), timeout),
    head: sideOf(head, browser, headFolder, timeout),
  }
  const failures = []
  const differences = []
  let pictures = 0
  const compare = (target, before, after) => {
    for (const { name } of target.modes) {
      const [was, is] = [before.get(name), after.get(name)]
      pictures++
      const difference = compareCaptures(target.id, name, was, is)
      const missingState = is && !is.hasState && target.mustShow?.find((state) => name.endsWith(`--${state}`))
      if (missingState)
        failures.push(
          `${target.id} must show the state ${missingState}, but no element has it. Fix the story or its .states.json.`,
        )
      if (difference) differences.push({ ...difference, before: was, after: is })
      else if (is && !is.isSteady) failures.push(`${target.id} in ${name} does not settle`)
    }
  }
  const captureTarget = async (name, session, target, other) =>
    target.change === (name === 'base' ? 'new' : 'gone')
      ? new Map()
      : session.capture(target, (mode) => step(`${target.id}--${mode}`), other)
  const recordFailure = async (task) => {
    try {
      await task()
    } catch (error) {
      failures.push(error.message)
    }
  }
  const screens = plan.visited.filter(({ kind }) => kind === 'screen')
  const captures = { base: new Map(), head: new Map() }
  const captureScreens = (targets, name) => async () => {
    const session = sides[name].createPageSession()
    const other = captures[name === 'base' ? 'head' : 'base']
    for (const target of targets) {
      await recordFailure(async () =>
        captures[name].set(target.id, await captureTarget(name, session, target, other.get(target.id))),
      )
    }
    await session.end()
  }
  const compareStories = (targets) => async () => {
    const [base, head] = [sides.base.createPageSession(), sides.head.createPageSession()]
    for (const target of targets) {
      await recordFailure(async () => {
        const before = await captureTarget('base', base, target)
        compare(target, before, await captureTarget('head', head, target, before))
      })
    }
    await Promise.all([base.end(), head.end()])
  }
  const stories = groupByFolder(plan.visited.filter(({ kind }) => kind !== 'screen'))
  const tasks = [
    ...groupByUser(screens).flatMap((targets) => ['base', 'head'].map((name) => captureScreens(targets, name))),
    ...stories.map(compareStories),
  ]
  try {
    await runInParallel(lanes, tasks)
    for (const target of screens) {
      const [before, after] = [captures.base.get(target.id), captures.head.get(target.id)]
      if (before && after) compare(target, before, after)
    }
    const targets = new Map(plan.visited.map((target) => [target.id, target]))
    const order = new Map([...targets.keys()].map((id, index) => [id, index]))
    differences.sort((a, b) => order.get(a.id) - order.get(b.id))
    const unsteady = await findUnsteady({ differences, targets, sides, lanes, recordFailure })
    const isSteady = ({ id, mode }) => !unsteady.some((each) => each.id === id && each.mode === mode)
    return { differences: differences.filter(isSteady), unsteady, failures, pictures }
  } finally {
    await browser.close()
    await Promise.all([sides.base.stop(), sides.head.stop()])
  }
}
