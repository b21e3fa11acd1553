import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright/test'
import { ROOT } from '../lib/results.mjs'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const accept = (page: Page) => page.getByRole('button', { name: 'I accept' }).click()
const pathOf = (page: Page) => page.url().replace(ownPortal.at(''), '/')

/** Runs an operator's command while the portal is running. */
function operate(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['packages/api/bin/portal-admin.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...ownPortal.environment },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
}

test('NDA-01 NDA-03 a user who must agree first continues to exactly the page that they opened', async ({ page }) => {
  await signIn(page, 'nda@northbridge.example', ownPortal.at('/login?lastUrl=%2Fprofile%3Ffrom%3Dmail'))
  await expect(title(page, 'Non-disclosure agreement')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await accept(page)
  await expect(title(page, 'Profile')).toBeVisible()
  expect(pathOf(page)).toBe('/profile?from=mail')
})

test('TRM-02 SES-09 a user accepts new terms while working, and finds the typed text again', async ({ page }) => {
  await signIn(page, 'user@brightfoods.example', ownPortal.at('/login?lastUrl=%2Fprofile'))
  const phone = page.getByLabel(/^Phone/)
  await phone.fill('+1 (479) 555-0199')
  operate('legal', 'publish', 'terms', '--version', '2026.9')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(title(page, 'Terms of use')).toBeVisible()
  await expect(page.getByText(/^Version 2026\.9, in effect since/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('terms_2026.9.pdf')

  await accept(page)
  await expect(title(page, 'Profile')).toBeVisible()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(phone).toHaveValue('+1 (479) 555-0199')
})

test('DSA-02 users of a basic company wait until their administrator accepts, and then continue automatically', async ({
  browser,
}) => {
  operate('legal', 'publish', 'addendum', '--version', '2026.9')
  const open = async (loginId: string) => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, loginId, ownPortal.at('/login'))
    await expect(title(page, 'Terms of use')).toBeVisible()
    await accept(page)
    await expect(title(page, 'Data sharing addendum')).toBeVisible()
    return page
  }
  const basic = await open('basic@smallfarm.example')
  await expect(basic.getByRole('button', { name: 'I accept' })).toBeHidden()
  expect(await axeFindings(basic)).toEqual([])
  const admin = await open('basic.admin@smallfarm.example')
  await accept(admin)
  await expect(title(admin, 'Get started')).toBeVisible()
  await expect(title(basic, 'Get started')).toBeVisible({ timeout: 15_000 })
  await basic.context().close()
  await admin.context().close()
})
