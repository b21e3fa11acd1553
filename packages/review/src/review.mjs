import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { LAUNCH_ARGS, STEADY_ARGS, ensureChromium } from '@tessera/tests/chromium.mjs'
import { startPortal } from '@tessera/tests/portal.mjs'
import { serveStorybook } from '@tessera/tests/storybook.mjs'
import { compareEvidence } from './compare.mjs'
import { groupEqual } from './groups.mjs'
import { evidenceIn } from './cache.mjs'
import { onceMore, STALL, Stalled, unlessStalled } from './stalls.mjs'
import { openVisitor, visitScreen, visitStory } from './visitors.mjs'

const PASSWORD = 'demo-portal-2026'
/** A change in many stories is not an accident, so only rare changes are captured again. */
const ALIKE = 3
const AGAIN = 2
/** One page more than there are cores, because each page waits half of its time for frames and responses. */
export const LANES = availableParallelism() + 1
/** Inputs of a capture besides the stories' sources. */
const KIT = [
  './in-page.mjs',
  './capture.mjs',
  './visitors.mjs',
  './fake-clock.mjs',
  '@tessera/tests/screens.mjs',
  '@tessera/tests/chromium.mjs',
]
const HELD_CLOCK = new URL('./fake-clock.mjs', import.meta.url).href

/** Launches Chromium for screenshots, and returns a name for the toolkit version that determines them. */
export async function launch() {
  // Accessible names come from the browser, as for assistive technology.
  const args = [...LAUNCH_ARGS, ...STEADY_ARGS, '--enable-blink-features=ComputedAccessibilityInfo']
  const browser = await chromium.launch({ executablePath: ensureChromium(), args, handleSIGINT: false })
  const kit = createHash('sha256').update(browser.version())
  for (const name of KIT) kit.update(readFileSync(new URL(import.meta.resolve(name))))
  return { browser, kit: kit.digest('hex').slice(0, 8) }
}

/** Runs tasks in this many lanes until none is left. */
export async function sideBySide(lanes, tasks) {
  const waiting = [...tasks]
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** One side of the review: serves its Storybook, starts its portal when a screen needs it, and caches its captures. */
export function sideOf(build, browser, folder, timeout = STALL) {
  const kept = folder && evidenceIn(folder)
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
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${HELD_CLOCK}`.trim(),
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
      const remaining = await visitScreen(visitor, {
        url: await portalUrl(),
        screen,
        modes,
        take,
        password: PASSWORD,
        cookies,
      })
      if (loginId) sessions.set(loginId, remaining)
      return
    }
    storybook ??= serveStorybook({ folder: build.storybook })
    return visitStory(visitor, { url: (await storybook).url, story, modes, take })
  }
  /** Visits one target after the other in one page; a screen, or the target after a failure, gets a new page. */
  const walk = () => {
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
        await unlessStalled(timeout, take, async (takeOn) => {
          visitor ??= await openVisitor(browser)
          await visitIn(visitor, target, modes, takeOn)
        })
      } catch (error) {
        await end({ isStalled: error instanceof Stalled })
        throw new Error(`${target.id} could not be visited: ${error.message.split('\n')[0]}`, { cause: error })
      }
    }
    return {
      visit,
      end,
      /**
       * Returns the captures of a target by mode name: from the cache, or else by a visit. `other` has the captures of
       * the other side.
       */
      async see(target, onMode, other) {
        const found = new Map(target.modes.map(({ name }) => [name, kept.read(target.id, name)]))
        for (const [name, evidence] of found) if (evidence !== undefined) onMode(name)
        await onceMore(async () => {
          const missing = target.modes
            .filter(({ name }) => found.get(name) === undefined)
            .map((mode) => ({ ...mode, expected: other?.get(mode.name)?.hash }))
          if (missing.length === 0) return
          await visit(target, missing, (mode, evidence) => {
            found.set(mode.name, kept.write(target.id, mode.name, evidence))
            onMode(mode.name)
          })
        })
        return found
      },
    }
  }
  return {
    walk,
    /** Captures one mode again in a new page, without storing it. */
    async seeAgain(target, mode) {
      const own = walk()
      let seen
      try {
        await onceMore(() => own.visit(target, [mode], (_, evidence) => (seen = evidence)))
      } finally {
        await own.end()
      }
      return seen && { ...seen, png: () => seen.png }
    },
    async stop() {
      if (storybook) (await storybook).stop()
      if (portal) await (await portal).stop()
    },
  }
}

const countModes = (targets) => targets.reduce((sum, { modes }) => sum + modes.length, 0)

/** Groups screens by their signed-in user, whose visits share stored data; visits without a user share nothing. */
function byPerson(targets) {
  const people = new Map()
  for (const target of targets) {
    const person = target.screen.loginId ?? target.id
    people.set(person, [...(people.get(person) ?? []), target])
  }
  return [...people.values()].toSorted((a, b) => countModes(b) - countModes(a))
}

/** Groups stories by folder, to be visited in one page; the slowest groups come first. */
function byFolder(targets) {
  const folders = new Map()
  for (const target of targets) {
    const folder = dirname(target.story.importPath)
    folders.set(folder, [...(folders.get(folder) ?? []), target])
  }
  return [...folders.values()].toSorted((a, b) => countModes(b) - countModes(a))
}

/**
 * Captures again what only one or two stories show. A story that differs from itself is reported as unsteady and shows
 * no difference.
 */
async function findUnsteady({ differences, targets, sides, lanes, orFailure }) {
  const single = groupEqual(differences).filter((group) => new Set(group.map(({ id }) => id)).size < ALIKE)
  const unsteady = new Map()
  const tasks = single.flatMap(([{ id, mode, before, after }]) =>
    Object.entries(sides).map(
      ([name, side]) =>
        () =>
          orFailure(async () => {
            const first = name === 'base' ? before : after
            const target = targets.get(id)
            if (!first) return
            for (let time = 0; time < AGAIN; time++) {
              const again = await side.seeAgain(
                target,
                target.modes.find((each) => each.name === mode),
              )
              const change = compareEvidence(id, mode, first, again)
              if (change) unsteady.set(`${id} ${mode}`, { id, mode, kinds: change.kinds })
            }
          }),
    ),
  )
  await sideBySide(lanes, tasks)
  return [...unsteady.values()]
}

/**
 * Compares two built sides in one Chromium, target by target. Returns the differences, the unsteady and failed targets,
 * and the number of screenshots. A page can show no progress for at most `timeout` milliseconds.
 */
export async function compareSides({ base, head, plan, step = () => undefined, lanes = LANES, timeout }) {
  const { browser, kit } = await launch()
  // A tree that is compared with itself must be captured twice.
  const headFolder = join(head.folder, base.tree === head.tree ? `again-${kit}` : `evidence-${kit}`)
  if (base.tree === head.tree) rmSync(headFolder, { recursive: true, force: true })
  const sides = {
    base: sideOf(base, browser, join(base.folder, `evidence-${kit}`), timeout),
    head: sideOf(head, browser, headFolder, timeout),
  }
  const failures = []
  const differences = []
  let pictures = 0
  const compare = (target, before, after) => {
    for (const { name } of target.modes) {
      const [was, is] = [before.get(name), after.get(name)]
      pictures++
      const difference = compareEvidence(target.id, name, was, is)
      const mustShow = is && !is.hasState && target.mustShow?.find((state) => name.endsWith(`--${state}`))
      if (mustShow) failures.push(`${target.id} must show ${mustShow}, but nothing on it can be ${mustShow}`)
      if (difference) differences.push({ ...difference, before: was, after: is })
      else if (is && !is.isSteady) failures.push(`${target.id} in ${name} never comes to rest`)
    }
  }
  const see = async (name, walk, target, other) =>
    target.change === (name === 'base' ? 'new' : 'gone')
      ? new Map()
      : walk.see(target, (mode) => step(`${target.id}--${mode}`), other)
  const orFailure = async (task) => {
    try {
      await task()
    } catch (error) {
      failures.push(error.message)
    }
  }
  const screens = plan.visited.filter(({ kind }) => kind === 'screen')
  const seen = { base: new Map(), head: new Map() }
  const seeScreens = (targets, name) => async () => {
    const walk = sides[name].walk()
    const other = seen[name === 'base' ? 'head' : 'base']
    for (const target of targets) {
      await orFailure(async () => seen[name].set(target.id, await see(name, walk, target, other.get(target.id))))
    }
    await walk.end()
  }
  const seeStories = (targets) => async () => {
    const [base, head] = [sides.base.walk(), sides.head.walk()]
    for (const target of targets) {
      await orFailure(async () => {
        const before = await see('base', base, target)
        compare(target, before, await see('head', head, target, before))
      })
    }
    await Promise.all([base.end(), head.end()])
  }
  const stories = byFolder(plan.visited.filter(({ kind }) => kind !== 'screen'))
  const walks = [
    ...byPerson(screens).flatMap((targets) => ['base', 'head'].map((name) => seeScreens(targets, name))),
    ...stories.map(seeStories),
  ]
  try {
    await sideBySide(lanes, walks)
    for (const target of screens) {
      const [before, after] = [seen.base.get(target.id), seen.head.get(target.id)]
      if (before && after) compare(target, before, after)
    }
    const targets = new Map(plan.visited.map((target) => [target.id, target]))
    const place = new Map([...targets.keys()].map((id, index) => [id, index]))
    differences.sort((a, b) => place.get(a.id) - place.get(b.id))
    const unsteady = await findUnsteady({ differences, targets, sides, lanes, orFailure })
    const isSteady = ({ id, mode }) => !unsteady.some((each) => each.id === id && each.mode === mode)
    return { differences: differences.filter(isSteady), unsteady, failures, pictures }
  } finally {
    await browser.close()
    await Promise.all([sides.base.stop(), sides.head.stop()])
  }
}
