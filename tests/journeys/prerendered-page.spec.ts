import type { Page, Route } from 'playwright/test'
import { expect, test } from './portal.ts'

const SCRIPTS = /\/assets\/.*\.js$/

/** Takes screenshots of the page before any script has run, and after. */
async function screenshotsOf(page: Page, path: string): Promise<[before: Buffer, after: Buffer]> {
  const held: Route[] = []
  let isHeld = true
  await page.route(SCRIPTS, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await page.evaluate(async () => document.fonts.load('16px "Inter Variable"'))
  await page.waitForFunction(() => document.styleSheets.length > 1)
  const before = await page.screenshot({ animations: 'disabled' })
  isHeld = false
  for (const route of held) await route.continue()
  // The first sign of the script: its buttons are enabled.
  await expect(page.getByRole('banner').getByRole('button', { disabled: false }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return [before, await page.screenshot({ animations: 'disabled' })]
}

test.describe('landing page', () => {
  for (const locale of ['en-US', 'es-MX', 'fr-CA']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [
        { width: 390, height: 420 },
        { width: 1280, height: 420 },
      ]) {
        test.describe(`in ${locale}, ${colorScheme}, ${viewport.width} wide`, () => {
          test.use({ locale, colorScheme, viewport })

          test('RTE-01 looks the same before and after its script, to the pixel', async ({ page }) => {
            const [before, after] = await screenshotsOf(page, '/')
            expect(before.equals(after)).toBe(true)
          })
        })
      }
    }
  }

  test('RTE-01 its links work before its script loads', async ({ page }) => {
    await page.route(SCRIPTS, () => {})
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/idp\/interaction\//)
  })
})
