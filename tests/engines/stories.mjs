import { serveStorybook } from '../lib/storybook.mjs'
import { differences } from './differences.mjs'
import { runInEngine } from './engines.mjs'

const VIEWPORT = { width: 1280, height: 720 }
const WORKERS = Number(process.env.TEST_WORKERS ?? 2)
const TIMEOUT = 30_000

/** Runs in the page: shows a story over Storybook's channel, plays it, and returns Storybook's report. */
function play(id, gracePeriod) {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook’s own name for it
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const problems = []
  const addProblem = (problem) => (error) => problems.push(`${problem}: ${error.message ?? error.description}`)
  return new Promise((resolve) => {
    const listeners = {
      storyErrored: addProblem('does not render'),
      storyThrewException: addProblem('does not render'),
      playFunctionThrewException: addProblem('has a failing play function'),
      unhandledErrorsWhilePlaying: (errors) => errors.forEach(addProblem('has an uncaught error')),
      storyFinished: ({ storyId }) => storyId === id && end(),
      storyMissing: () => end('is missing'),
    }
    const timeout = setTimeout(() => end(`does not finish within ${gracePeriod / 1000} seconds`), gracePeriod)
    function end(problem) {
      clearTimeout(timeout)
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
      resolve(problem ? [...problems, problem] : problems)
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Opens a browser that shows stories one after the other. */
async function openPreview(open, storybook) {
  const browser = await open(VIEWPORT)
  // Axe runs on every story in Chromium, and its result would be the same here.
  await browser.goto(`${storybook}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await browser.run(
    () =>
      new Promise((resolve) => {
        // oxlint-disable-next-line no-underscore-dangle -- Storybook’s own name for it
        const check = () => (window.__STORYBOOK_ADDONS_CHANNEL__ ? resolve() : setTimeout(check, 50))
        check()
      }),
  )
  return browser
}

/** A story with a known difference in this engine must show it as listed; every other story must have no problem. */
function resultOf(engine, id, problems) {
  const row = differences.find((each) => each.engine === engine && each.stories.includes(id))
  if (!row) return { status: problems.length > 0 ? 'failed' : 'passed', failureMessages: problems }
  const isAsListed = problems.length > 0 && problems.every((problem) => row.problem.test(problem))
  return isAsListed
    ? { status: 'pending', failureMessages: [row.because] }
    : {
        status: 'failed',
        failureMessages: ['The difference listed in differences.mjs does not occur. Update or remove it.', ...problems],
      }
}

/** Returns failures for listed stories that no longer exist. */
function outdated(engine, title, stories) {
  const named = differences.filter((row) => row.engine === engine).flatMap((row) => row.stories)
  return named
    .filter((id) => stories.every((story) => story.id !== id))
    .map((id) => ({
      fullName: `${title}: ${id}`,
      status: 'failed',
      failureMessages: ['The story does not exist. Remove it from differences.mjs.'],
    }))
}

await runInEngine('Stories', async ({ engine, title, open, only }) => {
  const storybook = await serveStorybook()
  const { entries } = await (await fetch(`${storybook.url}/index.json`)).json()
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const waiting = stories.filter(({ id }) => id.includes(only)).values()
  const results = outdated(engine, title, stories)

  async function work() {
    let browser
    for (const { id, title: component, name } of waiting) {
      const problems = []
      try {
        browser ??= await openPreview(open, storybook.url)
        problems.push(...(await browser.run(play, id, TIMEOUT)), ...(await browser.takeErrors()))
      } catch (error) {
        problems.push(error.message)
      }
      // A failed story does not affect the next one.
      if (problems.length > 0) {
        await browser?.close()
        browser = undefined
      }
      results.push({ fullName: `${title}: ${component}, ${name}`, ...resultOf(engine, id, problems) })
    }
    await browser?.close()
  }

  try {
    await Promise.all(Array.from({ length: WORKERS }, work))
  } finally {
    storybook.stop()
  }
  return results
})
