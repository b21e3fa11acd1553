import { chromium } from 'playwright'
import { ensureChromium, LAUNCH_ARGS } from '../../lib/chromium.mjs'
import { startPortal } from '../../lib/portal.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBare } from './bare-table.mjs'

const ADMIN = 'admin@brightfoods.example'
const LIST = '/admin/userList?rows=100'
const PAGES = 6
/** Matches the call for a page in both URLs. */
const CALL = '/users\\?'

async function signIn(page, url) {
  await page.goto(`${url}/login`)
  await page.locator('input[name=email]').fill(ADMIN)
  await page.locator('input[name=password]').fill('demo-portal-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/apps')
}

/** Presses 'Next page'; returns the milliseconds from the end of the response to the frame that shows its rows. */
function turnPage(page) {
  return page.evaluate(
    ({ pattern, row }) => {
      const first = () => document.querySelector(row)?.textContent
      const before = first()
      performance.clearResourceTimings()
      const painted = new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
          if (first() === before) return
          watcher.disconnect()
          // A task that starts after the frame callback runs when the frame's own work is done.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        })
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      document.querySelector('button[aria-label="Next page"]').click()
      return painted.then((at) => {
        const answers = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
        return at - answers.at(-1).responseEnd
      })
    },
    { pattern: CALL, row: '[role=rowheader]' },
  )
}

/**
 * Returns the milliseconds from response to painted rows, alternating between the portal and a bare table with the same
 * responses.
 */
export async function measurePainted(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-painted-'))
  const portal = await startPortal({ DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const ours = await context.newPage()
  await signIn(ours, portal.url)
  const asked = ours.waitForRequest((request) => /\/users\?/.test(request.url()))
  await ours.goto(portal.url + LIST)
  const call = new URL((await asked).url())
  const answers = []
  for (let number = 0; number < PAGES; number += 1) {
    call.searchParams.set('page', String(number))
    answers.push(await (await context.request.get(call.href)).text())
  }
  const bare = await startBare(answers)
  const theirs = await context.newPage()
  const figures = { portal: [], bare: [] }
  for (let round = -1; round < rounds; round += 1) {
    // A background page is not painted.
    await ours.bringToFront()
    await ours.goto(portal.url + LIST)
    await ours.getByRole('row').nth(10).waitFor()
    const portalTurns = []
    for (let turn = 1; turn < PAGES; turn += 1) portalTurns.push(await turnPage(ours))
    await theirs.bringToFront()
    await theirs.goto(bare.url)
    await theirs.getByRole('row').nth(10).waitFor()
    const bareTurns = []
    for (let turn = 1; turn < PAGES; turn += 1) bareTurns.push(await turnPage(theirs))
    if (round < 0) continue
    figures.portal.push(...portalTurns)
    figures.bare.push(...bareTurns)
  }
  const version = browser.version()
  await browser.close()
  bare.stop()
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
  return { ...figures, browser: `Chromium ${version}` }
}
