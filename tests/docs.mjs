// Checks the documentation pages of the built Storybook: `node tests/docs.mjs [REPORT]`. TEST_MATRIX=sample checks the
// changed ones and a tenth of the others.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import { writeReport } from './lib/checklist.mjs'
import { ensureChromium, LAUNCH_ARGS } from './lib/chromium.mjs'
import * as pageFunctions from './lib/docs-in-page.mjs'
import { docsOf, serveStorybook } from './lib/storybook.mjs'
import { chooseStories } from './lib/story-choice.mjs'

const TIMEOUT = 30_000
const HEIGHT = 900
const MODES = ['light', 'dark', 'high-contrast', 'forced-colors']
const LANGUAGES = ['en-US', 'es-MX', 'fr-CA', 'ar-XB']
const WIDTHS = [390, 1280]

const { TEST_SEED = '0', TEST_MATRIX = 'full' } = process.env
const seed = Number(TEST_SEED)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const inPage = Object.entries(pageFunctions)
  .map(([name, each]) => (typeof each === 'function' ? `window.${name} = ${each.toString()}` : each))
  .join('\n')

const VARIANTS = MODES.flatMap((mode) =>
  LANGUAGES.flatMap((locale) => WIDTHS.map((width) => ({ mode, locale, width }))),
)

/**
 * Returns the documentation pages by viewing variant: one variant per page chosen by the seed, or in a full run one for
 * each mode.
 */
function pagesByVariant(docs) {
  const share = VARIANTS.length / MODES.length
  const rounds = TEST_MATRIX === 'full' ? MODES.map((_, round) => round * share) : [0]
  // The odd step gives neighbors different variants, and each page every variant within as many days.
  const placeOf = (index, round) => (index * 5 + seed * 13 + round) % VARIANTS.length
  return VARIANTS.map((variant, place) => ({
    ...variant,
    pages: rounds.flatMap((round) => docs.filter((_, index) => placeOf(index, round) === place)),
  })).filter(({ pages }) => pages.length > 0)
}

/** Opens Storybook in a variant; pages change over its channel. */
async function open(page, address, { mode, locale, width }) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: mode === 'forced-colors' ? 'active' : 'none' })
  const theme = mode === 'forced-colors' ? 'light' : mode
  await page.goto(`${address}&globals=a11y.manual:!true;theme:${theme};locale:${locale};motion:none`)
  await page.locator('#storybook-docs h1').first().waitFor()
}

async function read(page, id) {
  const ask = (name, ...args) => page.evaluate(([name, args]) => window[name](...args), [name, args])
  return [
    ...(await ask('showDocs', id, TIMEOUT)),
    ...(await ask('waitForStories', TIMEOUT)),
    ...(await ask('readText')),
    ...(await ask('readLayout')),
    ...(await ask('runAxe')),
  ]
}

const [report] = process.argv.slice(2)
const storybook = await serveStorybook()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
const page = await browser.newPage()
const pageErrors = []
page.on('pageerror', ({ message }) => pageErrors.push(message))
page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))

const results = []
try {
  const all = docsOf()
  const { ids, why } = chooseStories(all, { seed, isFull: TEST_MATRIX === 'full' })
  const docs = ids === 'all' ? all : all.filter(({ id }) => ids.includes(id))
  console.log(`${docs.length} of ${all.length} documentation pages (${why}), in modes chosen by seed ${seed}.`)
  await page.addInitScript({ content: `${inPage}\n${axe}` })
  for (const { pages, ...variant } of pagesByVariant(docs)) {
    // A page with little content that differs from the first one to check.
    const first = all.find(({ id, title }) => id !== pages[0].id && /^Foundations\/(Space|Type)$/.test(title))
    await open(page, `${storybook.url}/iframe.html?viewMode=docs&id=${first.id}`, variant)
    for (const { id, title } of pages) {
      const problems = [...(await read(page, id)), ...pageErrors.splice(0)]
      const fullName = `The documentation of ${title}, ${Object.values(variant).join(', ')}`
      if (problems.length > 0) console.log(`FAILED  ${fullName}\n  ${problems.join('\n  ')}`)
      results.push({ fullName, status: problems.length > 0 ? 'failed' : 'passed', failureMessages: problems })
    }
  }
} finally {
  await browser.close()
  storybook.stop()
}
console.log(`Checked ${results.length} documentation pages.`)
if (report) await writeReport(report, [{ name: 'Documentation pages', results }])
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0
