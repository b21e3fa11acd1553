// Every documentation page of the built Storybook, one after the other on a telephone's page: `node tests/docs.mjs [REPORT]`.
import { chromium } from 'playwright'
import { writeReport } from './lib/checklist.mjs'
import { ensureChromium, LAUNCH_ARGS } from './lib/chromium.mjs'
import { docsOf, serveStorybook } from './lib/storybook.mjs'

const PATIENCE = 30_000
const VIEWPORT = { width: 390, height: 844 }

/** In the page: shows a documentation page over Storybook's channel, and tells what is wrong with it. */
function read(id, patience) {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook’s own name for it
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const problems = []
  const tell = (what) => (error) => problems.push(`${what}: ${error.message ?? error.description}`)
  return new Promise((resolve) => {
    const listeners = {
      storyErrored: tell('a story does not draw'),
      storyThrewException: tell('a story does not draw'),
      docsRendered: () => requestAnimationFrame(() => setTimeout(end, 100)),
      storyMissing: () => end('is missing'),
    }
    const late = setTimeout(() => end(`is not there after ${patience / 1000} seconds`), patience)
    function end(problem) {
      clearTimeout(late)
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
      const page = document.querySelector('#storybook-docs')
      if (!page?.querySelector('h1')) problems.push('has no heading')
      if (/\|\s*-{3,}/.test(page?.textContent ?? '')) problems.push('shows the source of a table')
      const over = document.documentElement.scrollWidth - window.innerWidth
      if (over > 1) problems.push(`is ${over} px wider than a telephone`)
      resolve(problem ? [...problems, problem] : problems)
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
}

const [report] = process.argv.slice(2)
const storybook = await serveStorybook()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
const page = await browser.newPage({ viewport: VIEWPORT })
const complaints = []
page.on('pageerror', ({ message }) => complaints.push(message))
page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

const results = []
try {
  const docs = docsOf()
  await page.addInitScript({ content: `window.readDocs = ${read.toString()}` })
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${docs[0].id}&globals=a11y.manual:!true`)
  await page.locator('#storybook-docs h1').waitFor()
  // From the last to the first, so that each is another page than the one before.
  for (const { id, title } of docs.toReversed()) {
    const problems = [
      ...(await page.evaluate(([wanted, patience]) => window.readDocs(wanted, patience), [id, PATIENCE])),
      ...complaints.splice(0),
    ]
    if (problems.length > 0) console.log(`FAILED  ${title}\n  ${problems.join('\n  ')}`)
    results.push({
      fullName: `The documentation of ${title}`,
      status: problems.length > 0 ? 'failed' : 'passed',
      failureMessages: problems,
    })
  }
} finally {
  await browser.close()
  storybook.stop()
}
console.log(`${results.length} documentation pages read.`)
if (report) await writeReport(report, [{ name: 'Documentation pages', results }])
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0
