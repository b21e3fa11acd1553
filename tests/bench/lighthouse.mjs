import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { LAUNCH_ARGS, ensureChromium } from '../lib/chromium.mjs'
import { startPortal } from '../lib/portal.mjs'
import { freePort } from '../lib/postgres.mjs'
import { ROOT } from '../lib/results.mjs'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, goal: { type: 'string', default: '95' } },
})

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PAGES = [
  { path: '/', loginId: null },
  { path: '/login', loginId: null },
  { path: '/apps', loginId: 'user@brightfoods.example' },
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function openBrowser(port) {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'tessera-lighthouse-')), {
    executablePath: ensureChromium(),
    args: [...LAUNCH_ARGS, `--remote-debugging-port=${port}`],
  })
}

async function signIn(context, url, loginId) {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[name=email]').fill(loginId)
  await page.locator('input[name=password]').fill('demo-portal-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/apps')
  await page.close()
}

const portal = await startPortal({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'tessera-lighthouse-data-')),
  DATABASE_URL: '',
})
const rows = []
for (const { path, loginId } of PAGES) {
  const port = await freePort()
  const context = await openBrowser(port)
  if (loginId) await signIn(context, portal.url, loginId)
  const scores = []
  for (let run = 0; run < Number(options.runs); run++) {
    const result = await lighthouse(
      `${portal.url}${path}`,
      { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' },
      desktopConfig,
    )
    scores.push(result.lhr)
  }
  await context.close()
  const row = { path }
  for (const category of CATEGORIES)
    row[category] = Math.round(median(scores.map((lhr) => lhr.categories[category].score * 100)))
  row.cls = median(scores.map((lhr) => lhr.audits['cumulative-layout-shift'].numericValue))
  rows.push(row)
  const failed = Object.values(scores.at(-1).audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { id, title, displayValue } of failed) console.log(`${path}: ${id}: ${title} ${displayValue ?? ''}`)
  mkdirSync(join(ROOT, '.cache/lighthouse'), { recursive: true })
  writeFileSync(join(ROOT, `.cache/lighthouse/${path.slice(1) || 'landing'}.json`), JSON.stringify(scores.at(-1)))
}
await portal.stop()

console.table(rows)
const short = rows.flatMap((row) =>
  CATEGORIES.filter((category) => row[category] < Number(options.goal)).map((category) => `${row.path} ${category}`),
)
if (short.length) {
  console.error(`Below ${options.goal}: ${short.join(', ')}`)
  process.exitCode = 1
}
