import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, PASSWORD, signIn, test } from './portal.ts'

// The tests run one after another in one worker, because they share a server and move its clock.
test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeEach(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterEach(async ({ context }) => {
  // An open page would still request banners from the stopped portal, and log that as an error.
  await context.close()
  await ownPortal.stop()
})

const ADMIN = 'basic.admin@smallfarm.example'
const USER = 'basic@smallfarm.example'
const REVIEW = '/admin/userList?review=current'
const DAY = 24 * 60
const CONFIRM = 'Confirm all users are verified'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Decisions made' })
const confirmButton = (page: Page) =>
  page.getByRole('region', { name: 'Confirm the review' }).getByRole('button', { name: CONFIRM })

async function confirmIn(page: Page): Promise<void> {
  await confirmButton(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: CONFIRM }).click()
  await expect(page.getByText('This review is confirmed')).toBeVisible()
}

test('BAN-02 BAN-03a a review continues in another browser after half of its decisions, and removed users stay out', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMIN, ownPortal.at('/login'))
  await page.getByRole('link', { name: 'Review users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access review' })).toBeVisible()
  // The demo data uses the day in UTC, which starts before the market's day.
  await expect(page.getByText(/^2[12] days left, until/)).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()
  expect(await axeFindings(page)).toEqual([])
  const keeps = page.getByRole('button', { name: /^Keep \w/ })
  for (let row = 0; row < 12; row += 1) await keeps.nth(row).click()
  await page.getByRole('button', { name: 'Remove Owen Marsh' }).click()
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '13 of 24')

  const context = await browser.newContext({ acceptDownloads: true })
  const other = await context.newPage()
  await signIn(other, ADMIN, ownPortal.at('/login'))
  await other.goto(ownPortal.at(REVIEW))
  await expect(progress(other)).toHaveAttribute('aria-valuetext', '13 of 24')
  await expect(other.getByRole('button', { name: 'Remove Owen Marsh' })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('button', { name: 'Apply recommendations to undecided users' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Apply recommendations' }).click()
  await expect(progress(other)).toHaveAttribute('aria-valuetext', '24 of 24')
  const split = (await other.getByText(/^Keep: \d+ · Remove: \d+ · Undecided: 0$/).textContent()) ?? ''
  const [keep = '', remove = ''] = split.match(/\d+/g) ?? []
  await confirmButton(other).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText(`${keep} users keep access, and ${remove} users are removed.`)
  expect(await axeFindings(other)).toEqual([])
  await question.getByRole('button', { name: CONFIRM }).click()
  await expect(other.getByText('This review is confirmed')).toBeVisible()
  await expect(other.getByText('An audit is pending.')).toHaveCount(0)

  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(24)
  expect(lines.filter((line) => /,Remove,Hannah Fields,/.test(line))).toHaveLength(Number(remove))
  expect(lines.find((line) => line.includes(USER))).toContain(',Remove,Hannah Fields,')
  await context.close()

  const removed = await browser.newContext()
  const out = await removed.newPage()
  await out.goto(ownPortal.at('/login'))
  await out.getByLabel('Email', { exact: true }).fill(USER)
  await out.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await out.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(out.getByRole('alert')).toContainText('Invalid email or password.')
  await removed.close()
})

test('BAN-03 SES-09 after the deadline no user gets in until a super admin confirms the review', async ({
  browser,
}) => {
  const inside = async (loginId: string): Promise<Page> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await signIn(page, loginId, ownPortal.at('/login'))
    return page
  }
  await ownPortal.advance(23 * DAY)
  for (const loginId of [ADMIN, USER]) {
    await expect(async () => {
      const page = await inside(loginId)
      await expect(page).toHaveURL(/\/noAccess$/, { timeout: 2_000 })
      await page.context().close()
    }).toPass()
  }
  const page = await inside('super@scintilla.example')
  await page.goto(ownPortal.at('/operations?tab=reviews&search=Small'))
  await page.getByRole('button', { name: 'Actions for Small Farm' }).click()
  await page.getByRole('menuitem', { name: 'See the review' }).click()
  await expect(page.getByText(/^The deadline passed on/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply recommendations to undecided users' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply recommendations' }).click()
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '24 of 24')
  await confirmIn(page)
  const admin = await inside(ADMIN)
  await expect(admin).not.toHaveURL(/\/noAccess$/)
  await admin.goto(ownPortal.at('/admin/userList'))
  await expect(admin.getByRole('tab', { name: /^Active/ })).toBeVisible()
})
