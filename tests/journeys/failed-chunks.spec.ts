import type { Page } from 'playwright/test'
// Playwright's `test`, because the portal's own fails on console errors, which these tests cause.
import { expect, test } from 'playwright/test'
import { storageStatePath } from './portal.ts'

const styled = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/pages-')))

test.describe('a chunk that fails to load', () => {
  test.use({ storageState: storageStatePath('user@brightfoods.example') })

  for (const file of ['**/assets/pages-*.css', '**/assets/ProfilePage-*.js']) {
    test(`RTE-25 RTE-50 is reported, and a refresh loads it: ${file}`, async ({ page }) => {
      let requested = 0
      await page.route(file, (route) => {
        requested++
        return route.abort()
      })
      await page.goto('/profile')
      const refresh = page.getByRole('button', { name: 'Refresh' })
      await expect(refresh).toBeVisible()
      expect(requested).toBeGreaterThan(1)
      await page.unroute(file)
      await refresh.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      expect(await styled(page)).toBe(true)
    })
  }

  test('RTE-25 a stylesheet that failed to preload is requested again when its page opens', async ({ page }) => {
    let isBlocked = true
    await page.route('**/assets/pages-*.css', (route) => (isBlocked ? route.abort() : route.continue()))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/pages-'))
    await page.goto('/apps')
    const link = page.getByRole('link', { name: 'Knowledge base' }).first()
    await link.hover()
    await failed
    isBlocked = false
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Knowledge base' })).toBeVisible()
    expect(await styled(page)).toBe(true)
  })
})
