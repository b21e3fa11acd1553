// Checks the print, copy and download of tables in Chromium, with stories of the built Storybook:
// `node tests/output.mjs [REPORT]`.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { chromium } from 'playwright'
import { checklist, writeReport } from './lib/checklist.mjs'
import { ensureChromium, LAUNCH_ARGS } from './lib/chromium.mjs'
import { serveStorybook, storyIdOf } from './lib/storybook.mjs'

const NAMES = ['Name', 'Email', 'Type', 'Products', 'Multiple suppliers', 'Last sign-in']
const PRINTED_ROWS = 1000
/** Names in rows 1,000 and 1,001. */
const LAST_PRINTED = 'Deshawn Petrova 8'
const FIRST_OMITTED = 'Elena Haddad 8'

/** Lines can break within a cell, so texts are compared without white space. */
const joined = (text) => text.replaceAll(/\s/g, '')

/** Returns the text of each page, and whether it fits. */
async function pagesOf(file) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const [, , width] = page.view
    const texts = items.filter((item) => 'str' in item && item.str.trim() !== '')
    pages.push({
      text: joined(texts.map(({ str }) => str).join('')),
      isWithin: texts.every(({ transform, width: own }) => transform[4] >= 0 && transform[4] + own <= width),
    })
  }
  return pages
}

const count = (text, part) => text.split(joined(part)).length - 1
const total = (pages, part) => pages.reduce((sum, { text }) => sum + count(text, part), 0)

/** Whether the print version can be rendered; its code loads after the table. */
function isReady() {
  dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector('#storybook-root table:not([role=grid])')
  dispatchEvent(new Event('afterprint'))
  return paper !== null
}

/** Opens a story and waits for its print and copy code. */
async function open(browser, url, story, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(`${url}/iframe.html?viewMode=story&id=${storyIdOf('DataTable', story)}`)
  await page.getByRole('grid').waitFor()
  await page.waitForFunction(isReady)
  return page
}

/** Prints a story at a screen width. */
async function print(browser, url, width) {
  const page = await open(browser, url, 'user-table', width)
  const pages = await pagesOf(await page.pdf({ format: 'Letter' }))
  await page.locator('#storybook-root table:not([role=grid])').waitFor({ state: 'detached' })
  const isBack = await page.getByRole('grid').isVisible()
  await page.close()
  return { pages, isBack }
}

/** Copies three selected rows to the clipboard with the real key. */
async function copy(browser, url) {
  const page = await open(browser, url, 'user-table', 1280)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('rowheader').first().click()
  await page.keyboard.press('Control+C')
  await page.getByText('3 rows copied').waitFor({ state: 'attached' })
  const read = (type) =>
    page.evaluate(async (type) => {
      const [item] = await navigator.clipboard.read()
      return (await item.getType(type)).text()
    }, type)
  const copied = { text: await read('text/plain'), html: await read('text/html') }
  await page.close()
  return copied
}

/** Returns the file that a table exports with all its rows. */
async function download(browser, url) {
  const page = await open(browser, url, 'hundred-thousand-rows', 1280)
  await page.getByRole('button', { name: 'Export' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const saved = await file
  const content = await readFile(await saved.path(), 'utf8')
  await page.close()
  return { name: saved.suggestedFilename(), lines: content.trimEnd().split('\r\n') }
}

const [report] = process.argv.slice(2)
const storybook = await serveStorybook()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
const suites = []
try {
  for (const width of [1280, 390]) {
    const { results, step } = checklist(`A table of 1,240 users, printed from a window of ${width} px`)
    let printed = { pages: [], isBack: false }
    await step('B-05 prints only the first 1,000 rows', async () => {
      printed = await print(browser, storybook.url, width)
      assert.equal(total(printed.pages, '@brightfoods.example'), PRINTED_ROWS)
      assert.equal(count(printed.pages[0].text, 'AnaCastillo'), 1)
      assert.equal(total(printed.pages, LAST_PRINTED), 1)
      assert.equal(total(printed.pages, FIRST_OMITTED), 0)
    })
    await step('B-05 states that there are more rows', () => {
      assert.equal(count(printed.pages[0].text, '1,240 rows; the first 1,000 are printed.'), 1)
    })
    await step('B-05 repeats all column headings on every page', () => {
      const incomplete = printed.pages.filter(({ text }) => NAMES.some((name) => !text.includes(joined(name))))
      assert.ok(printed.pages.length > 10)
      assert.deepEqual(incomplete, [])
    })
    await step('B-05 truncates no text, and splits no row between pages', () => {
      assert.ok(printed.pages.every(({ isWithin }) => isWithin))
      assert.equal(total(printed.pages, '…'), 0)
      for (const { text } of printed.pages) {
        assert.equal(count(text, '@brightfoods.example'), count(text, 'Supplier') + count(text, 'Third Party User'))
      }
    })
    await step('B-05 prints no controls, then restores the table', () => {
      for (const control of ['Search', 'Export', 'Block', 'selected', 'Actions']) {
        assert.equal(total(printed.pages, control), 0, control)
      }
      assert.ok(printed.isBack)
    })
    suites.push({ name: `Print, ${width} px`, results })
  }
  const { results, step } = checklist('A table of users')
  await step('B-05 copies selected rows with Ctrl+C, as text and as a table', async () => {
    const { text, html } = await copy(browser, storybook.url)
    const lines = text.split('\n').map((line) => line.split('\t'))
    assert.deepEqual(lines[0], NAMES)
    assert.deepEqual(
      lines.slice(1).map(([name]) => name),
      ['Benoît Tremblay', 'Carla Nguyen', 'Deshawn Miller'],
    )
    assert.equal(html.split('<tr').length - 1, 4)
  })
  await step('B-05 downloads 100,000 rows as a file', async () => {
    const { name, lines } = await download(browser, storybook.url)
    assert.match(name, /^users_\d{4}-\d{2}-\d{2}\.csv$/)
    assert.equal(lines.length, 100_001)
    assert.equal(lines[0], `\uFEFF${NAMES.join(',')}`)
  })
  suites.push({ name: 'Copy and download', results })
} finally {
  await browser.close()
  storybook.stop()
}
const results = suites.flatMap(({ results }) => results)
for (const { fullName, status, failureMessages } of results) console.log(`${status}  ${fullName} ${failureMessages}`)
if (report) await writeReport(report, suites)
process.exitCode = results.some(({ status }) => status !== 'passed') ? 1 : 0
