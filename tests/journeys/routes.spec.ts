import { requiredRoutes } from '../lib/required-routes.mjs'
import { axeFindings, expect, storageStatePath, test } from './portal.ts'

const routes = requiredRoutes()
// Pages with their own redirect rules, which have separate journeys.
const REDIRECTED = new Set([
  '/',
  '/login',
  '/reportbuilder',
  '/companyList',
  '/globalUserManagement',
  '/operations',
  '/profile/requestAccess',
])
const notRedirected = routes.filter(({ path }) => !REDIRECTED.has(path))

test.describe('a visitor', () => {
  for (const { id, path } of routes.filter(({ isPrivate }) => isPrivate)) {
    test(`${id} RTE-43 is redirected from ${path} to sign in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/idp\/interaction\//)
    })
  }

  for (const { id, path, title } of notRedirected.filter(({ isPrivate }) => !isPrivate)) {
    test(`${id} opens ${path} with its own title`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (title) await expect(page).toHaveTitle(`${title} | Scintilla`)
      expect(await axeFindings(page)).toEqual([])
    })
  }

  test('RTE-01 SCR-02 sees the products and a way to log in', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Scintilla')
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shopper Behavior' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('RTE-13 SCR-03 sees a message for an unknown page', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page…' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('RTE-12 SCR-04 sees the next step when signing in fails', async ({ page }) => {
    await page.goto('/error?from=login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('something went wrong on our end…')
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Login' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Support' })).toBeVisible()
  })
})

/** Paths that show the item in their query. */
const ITEMS: Readonly<Record<string, string>> = {
  '/releaseNotes/article': '/releaseNotes/article?path=release-notes%2Fknowledge-base-opens',
}

test.describe('an admin of a supplier', () => {
  test.use({ storageState: storageStatePath('admin@brightfoods.example') })

  for (const { id, path, title } of notRedirected.filter(({ isPrivate }) => isPrivate)) {
    test(`${id} opens ${path} with its own title and one main heading`, async ({ page }) => {
      await page.goto(ITEMS[path] ?? path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // The title of an item comes before that of its page.
      if (title)
        await expect.poll(async () => (await page.title()).split(' | ').slice(-2)).toEqual([title, 'Scintilla'])
    })
  }

  test('SCR-02 is redirected from the landing page to the apps', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/apps$/)
  })

  test('RTE-48 RTE-48a a new page starts at its top with its heading in focus, and Back restores the position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 600 })
    await page.goto('/apps')
    const link = page.getByRole('link', { name: /Digital Landscapes/ }).last()
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(200)
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })
})
