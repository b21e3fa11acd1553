import type { BrowserContext, Page } from 'playwright/test'
import { axeFindings, expect, storageStatePath, test } from './portal.ts'

const BAR = 'Acting for a company'

async function choose(page: Page, company: string): Promise<string> {
  await page.goto('/companyList')
  await page.getByRole('searchbox', { name: 'Search companies' }).fill(company)
  await page.getByRole('button', { name: `Select company: ${company}` }).click()
  await expect(page.getByRole('region', { name: BAR })).toContainText(`You’re acting for ${company}.`)
  await expect(page).toHaveURL(/\/apps\?company=/)
  return new URL(page.url()).searchParams.get('company') ?? ''
}

interface TabTraffic {
  /** The companies in the calls of a tab. */
  requested: Set<string | undefined>
  /** The companies in the server's responses. */
  answered: string[]
}

function recordTraffic(page: Page): TabTraffic {
  const traffic: TabTraffic = { requested: new Set(), answered: [] }
  page.on('request', (request) => {
    if (request.url().includes('/core-app-api/')) traffic.requested.add(request.headers()['x-company-context'])
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/identity/user-context') || !response.ok()) return
    const { tenant }: { tenant: { name: string } } = await response.json()
    traffic.answered.push(tenant.name)
  })
  return traffic
}

async function twoTabs(context: BrowserContext) {
  const names = ['Bright Foods', 'Small Farm']
  const tabs: { page: Page; name: string; id: string; traffic: TabTraffic }[] = []
  for (const name of names) {
    const page = await context.newPage()
    const id = await choose(page, name)
    tabs.push({ page, name, id, traffic: recordTraffic(page) })
  }
  return tabs
}

test.describe('a super admin', () => {
  test.use({ storageState: storageStatePath('super@scintilla.example') })

  test('CTX-06 B-03 two tabs act for two companies in ten interleaved calls, and a reload keeps both', async ({
    context,
  }) => {
    const tabs = await twoTabs(context)
    for (const round of [1, 2, 3, 4, 5]) {
      await Promise.all(tabs.map(({ page }) => page.reload()))
      for (const { page, name, id, traffic } of tabs) {
        await expect(page.getByRole('region', { name: BAR })).toContainText(`You’re acting for ${name}.`)
        await expect.poll(() => traffic.answered).toEqual(Array.from({ length: round }, () => name))
        expect(new URL(page.url()).searchParams.get('company')).toBe(id)
      }
    }
    for (const { traffic, id } of tabs) expect([...traffic.requested].filter(Boolean)).toEqual([id])
  })

  test('CTX-04 CTX-06 ROL-08 continues to act for a company on other pages, and can open its admin pages', async ({
    page,
  }) => {
    const id = await choose(page, 'Bright Foods')
    await page.goto(`/admin/userList?company=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Apps' }).click()
    await expect(page).toHaveURL(`/apps?company=${id}`)
    await page.goBack()
    await expect(page).toHaveURL(`/admin/userList?company=${id}`)
    await expect(page.getByRole('grid', { name: 'Active users' })).toHaveAttribute('aria-rowcount', /1,?24\d/)
    expect(await axeFindings(page)).toEqual([])
  })

  test('CTX-01b B-03 a user who stops acting for a company returns to the list', async ({ page }) => {
    await choose(page, 'Bright Foods')
    await page.getByRole('region', { name: BAR }).getByRole('button', { name: 'Return to company list' }).click()
    await expect(page).toHaveURL(/\/companyList$/)
    await expect(page.getByRole('region', { name: BAR })).toHaveCount(0)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/companyList$/)
  })

  test('CTX-05 a super admin acts for no company in areas without companies', async ({ page }) => {
    const id = await choose(page, 'Bright Foods')
    for (const path of ['/support', '/dataDictionary', '/knowledgeBase/home', '/releaseNotes', '/contactUs', '/nda']) {
      await page.goto(`${path}?company=${id}`)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: BAR })).toHaveCount(0)
    }
  })
})

test.describe('a user with several companies', () => {
  test.use({ storageState: storageStatePath('agent.multi@northbridge.example') })

  test('CTX-02 CPY-05 GEN-11 switches between their companies and back', async ({ page }) => {
    await page.goto('/companyList')
    await expect(page).toHaveTitle('Customer Accounts | Scintilla')
    const others = page.getByRole('button', { name: /^Select company: (?!Northbridge)/ })
    await others.first().click()
    await expect(page).toHaveURL(/\/apps\?company=/)
    const bar = page.getByRole('region', { name: BAR })
    await expect(bar).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await bar.getByRole('button', { name: /^Return to Northbridge/ }).click()
    await expect(page).toHaveURL(/\/apps$/)
    await expect(bar).toHaveCount(0)
  })
})

test.describe('a user with one company', () => {
  test.use({ storageState: storageStatePath('user@brightfoods.example') })

  for (const company of ['00000000-0000-4000-8000-000000000000', 'no company', '日本']) {
    test(`CTX-06 ROL-17 cannot act for ${company}, sees a message, and continues without it`, async ({ page }) => {
      await page.goto(`/apps?company=${encodeURIComponent(company)}`)
      await expect(page.getByRole('heading', { level: 1, name: 'You can’t act for this company' })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('link', { name: 'Continue as yourself' }).click()
      await expect(page).toHaveURL(/\/apps$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
    })
  }
})
