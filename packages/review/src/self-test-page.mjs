import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PNG } from 'pngjs'
import { compareCaptures } from './compare.mjs'
import { readDecisions, takeDecisions } from './decisions.mjs'
import { hashOf } from './capture.mjs'
import { writePage } from './report.mjs'
import { serveReview } from './server.mjs'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const WIDTHS = [1280, 390]
const MODES = ['light--en-US--1280', 'dark--fr-CA--390', 'light--en-US--1280--hover']
/** The number of differences on a large page, and the milliseconds within which it must appear. */
const THOUSANDS = 4000
const MAX_DELAY = 2000
const MAX_ROWS = 60

/** Returns a screenshot with a square of a unique shade and position. */
function captureOf(left, shade, more = {}) {
  const png = new PNG({ width: 320, height: 200 })
  png.data.fill(240)
  for (let y = 40; y < 80; y++) png.data.fill(shade, (y * 320 + left) * 4, (y * 320 + left + 40) * 4)
  const bytes = PNG.sync.write(png)
  return { png: () => bytes, hash: hashOf(bytes), tree: ['button "Save"'], tabs: [], texts: ['Save'], ...more }
}

const idOf = (id, mode) => hashOf(`${id} ${mode}`).slice(0, 20)
const titleOf = (id) => ({ title: `Matrices/${id.split('-')[1]}`, name: 'State Matrix', kind: 'matrix' })

/** Returns the same change in several screenshots, compared once. */
function differencesAt(targets, before, after) {
  const change = compareCaptures('', '', before, after)
  return targets.map(({ id, mode }) => ({ ...change, id, mode, hash: idOf(id, mode), before, after }))
}

/** Returns a review with findings of every kind, and with this many equal changes. */
function sampleRun(count) {
  const ids = Array.from(
    { length: Math.ceil(count / MODES.length) },
    (_, index) => `matrices-sample-${index}--state-matrix`,
  )
  const targets = ids.flatMap((id) => MODES.map((mode) => ({ id, mode }))).slice(0, count)
  const [before, after] = [captureOf(20, 90), captureOf(24, 120)]
  const unnamed = captureOf(20, 90, { tree: ['button'] })
  const one = (id) => [{ id, mode: MODES[0] }]
  const [first, ...same] = differencesAt(targets, before, after)
  const box = { ...first.picture.box, y: 0 }
  const twoMarks = { ...first.picture, boxes: [box, { ...box, width: box.width * 2 }] }
  const differences = [
    { ...first, picture: twoMarks },
    ...same,
    ...differencesAt(one('matrices-lost--state-matrix'), before, unnamed),
    ...differencesAt(one('matrices-new--state-matrix'), undefined, after),
    ...differencesAt(one('matrices-gone--state-matrix'), before, undefined),
  ]
  return {
    base: { commit: 'a', name: 'a1b2c3d' },
    head: { tree: 'b' },
    seconds: 75,
    pictures: differences.length,
    unsteady: [{ id: 'matrices-blink--state-matrix', mode: MODES[0], kinds: ['picture'] }],
    failures: ['matrices-late--state-matrix in light does not settle'],
    titles: Object.fromEntries(differences.map(({ id }) => [id, titleOf(id)])),
    differences,
  }
}

async function inPage(browser, { width = 1280, prepare = async (_page) => undefined, ...options }, address, run) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  try {
    await prepare(page)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return await run(page)
  } finally {
    await context.close()
  }
}

async function axeIn(page, where) {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() => globalThis.axe.run(document))
  return violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0].target.join(' ')}`)
}

/** Accepts the current difference and rejects the next with a reason, by keyboard only. */
async function decideByKeys(page) {
  await page.keyboard.press('a')
  await page.getByText('1 of ').waitFor()
  await page.keyboard.press('r')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('The square moved')
  const reject = page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true })
  for (let stops = 0; stops < 5 && !(await reject.evaluate((own) => own === document.activeElement)); stops++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('2 of ').waitFor()
}

function problemsOf(decisions) {
  const found = [...decisions.values()].map(({ verdict, reason }) => `${verdict} ${reason ?? ''}`.trim()).toSorted()
  const wanted = ['accepted', 'rejected The square moved']
  return found.join() === wanted.join()
    ? []
    : [`saved ${found.join(', ') || 'nothing'} instead of ${wanted.join(', ')}`]
}

/** Returns the axe violations in both themes, on a desktop and a phone, with the dialog open and closed. */
async function axeViolations(browser, { file }) {
  const problems = []
  for (const colorScheme of ['light', 'dark']) {
    for (const width of WIDTHS) {
      await inPage(browser, { width, colorScheme }, pathToFileURL(file).href, async (page) => {
        problems.push(...(await axeIn(page, `${colorScheme}, ${width} px`)))
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        if (isWide) problems.push(`${colorScheme}, ${width} px: wider than the window`)
        await page.keyboard.press('r')
        await page.getByRole('dialog').waitFor()
        problems.push(...(await axeIn(page, `${colorScheme}, ${width} px, rejecting`)))
      })
    }
  }
  return problems
}

/** Opened by the command, the page stores each decision as a file. */
async function savesByServer(browser, { folder, work }) {
  const decisions = join(work, 'served')
  const server = await serveReview(folder, { decisions })
  try {
    await inPage(browser, {}, server.url, async (page) => {
      await decideByKeys(page)
      await page.waitForLoadState('networkidle')
    })
    return problemsOf(readDecisions(decisions))
  } finally {
    await server.stop()
  }
}

/** A decision that fails to save is open again, with a message. */
async function reopensUnsaved(browser, { folder, work }) {
  const server = await serveReview(folder, { decisions: join(work, 'gone') })
  return inPage(browser, {}, server.url, async (page) => {
    await page.waitForLoadState('networkidle')
    await page.route('**/decisions/*', (route) => route.abort())
    await server.stop()
    await page.keyboard.press('a')
    await page.getByText('It is open again.').waitFor()
    return (await page.getByText('0 of 10', { exact: true }).isVisible())
      ? []
      : ['the page counts a decision that was not saved']
  })
}

/**
 * After a click on a control, a key accepts a group and shows the next one, and one accepted difference can be undone.
 */
async function decidesByGroup(browser, { file }) {
  return inPage(browser, {}, pathToFileURL(file).href, async (page) => {
    await page.getByText('Single keys').click()
    await page.getByText('Single keys').click()
    const heading = page.getByRole('heading', { level: 2 })
    const first = await heading.textContent()
    await page.keyboard.press('Shift+A')
    await page.getByText('7 of 10', { exact: true }).waitFor()
    const next = await heading.textContent()
    await page.keyboard.press('k')
    await page.keyboard.press('u')
    await page.getByText('6 of 10', { exact: true }).waitFor()
    return next === first ? ['the page still shows the accepted group'] : []
  })
}

/** Each screenshot has only the marks of its own changes, even after a screenshot with two marks in a corner. */
async function marksOwnChanges(browser, { file }) {
  return inPage(browser, {}, pathToFileURL(file).href, async (page) => {
    const count = () => page.locator('figure:has(img[alt^="After, "]) .box').count()
    const first = await count()
    await page.keyboard.press('j')
    await page
      .getByRole('status')
      .getByText(/^2 of 10: /)
      .waitFor()
    const second = await count()
    return first === 2 && second === 1 ? [] : [`${first} marks for two changes, ${second} for one`]
  })
}

/** A decision made before the command has responded is stored and shown too. */
async function savesEarly(browser, { folder, work }) {
  const decisions = join(work, 'early')
  const server = await serveReview(folder, { decisions })
  const held = []
  const prepare = (page) => page.route('**/decisions', (route) => void held.push(route))
  try {
    const problems = await inPage(browser, { prepare }, server.url, async (page) => {
      await decideByKeys(page)
      const response = page.waitForResponse('**/decisions')
      for (const route of held) await route.continue()
      await response
      await page.waitForLoadState('networkidle')
      return (await page.getByText('2 of ').isVisible()) ? [] : ['the page lost the decisions']
    })
    return [...problems, ...problemsOf(readDecisions(decisions))]
  } finally {
    await server.stop()
  }
}

/** Opened as a file, the page offers a download of its decisions that the command accepts. */
async function offersDownload(browser, { file, work }) {
  const decisions = join(work, 'taken')
  await inPage(browser, {}, pathToFileURL(file).href, async (page) => {
    await decideByKeys(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download 2 decisions' }).press('Enter'),
    ])
    await download.saveAs(join(work, 'decisions.json'))
  })
  takeDecisions(join(work, 'decisions.json'), decisions)
  return problemsOf(readDecisions(decisions))
}

/** A page with thousands of differences appears soon, and renders only visible rows at every scroll position. */
async function showsThousands(browser, { work }) {
  const { file, isInside } = await writePage(sampleRun(THOUSANDS), { folder: join(work, 'thousands'), maxBytes: 0 })
  const problems = isInside ? ['the screenshots are not beside the page'] : []
  const begun = performance.now()
  await inPage(browser, {}, pathToFileURL(file).href, async (page) => {
    const rows = page.locator('.list li')
    await rows.first().waitFor()
    const took = Math.round(performance.now() - begun)
    if (took > MAX_DELAY) problems.push(`took ${took} ms to appear`)
    for (const share of [0.5, 1]) {
      await page.locator('.list').evaluate((list, part) => list.scrollTo(0, list.scrollHeight * part), share)
      await page.locator(`.list li:last-child img`).first().waitFor()
      const count = await rows.count()
      if (count > MAX_ROWS) problems.push(`renders ${count} rows at once`)
    }
  })
  return problems
}

const CHECKS = {
  'passes axe in light and dark, on a desktop and a phone': axeViolations,
  'saves decisions made by keyboard as files': savesByServer,
  'saves decisions made before the command has responded': savesEarly,
  'reopens a decision that fails to save, with a message': reopensUnsaved,
  'moves between groups, accepts and undoes by keyboard': decidesByGroup,
  'marks the changes of each screenshot only': marksOwnChanges,
  'offers decisions as a download if it was opened as a file': offersDownload,
  'shows thousands of differences quickly': showsThousands,
}

/** Tests the page for decisions; `test` receives the name of each check, and a function that returns its problems. */
export async function testPage(browser, test) {
  const work = mkdtempSync(join(tmpdir(), 'tessera-page-'))
  const folder = join(work, 'page')
  try {
    const { file } = await writePage(sampleRun(7), { folder })
    for (const [name, check] of Object.entries(CHECKS))
      await test(`The page ${name}`, () => check(browser, { file, folder, work }))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
