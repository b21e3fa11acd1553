import type { Locator, Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'default' })

const NEW_HIRE = 'newhire@scintilla.example'
const COMPANY = 'Silver Snacks'
const DAY = 24 * 60

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

/** Shows the 231st to the 240th company, ten per page. */
async function findCompany(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose a company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a company' })
  await expect(dialog.getByRole('rowheader')).toHaveCount(10)
  await dialog.getByLabel('Go to page').fill('24')
  await dialog.getByLabel('Go to page').press('Enter')
  await expect(dialog.getByText('231–240 of 280')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  return dialog
}

/** Selects the 240th company. */
async function chooseCompany(page: Page): Promise<void> {
  const dialog = await findCompany(page)
  await dialog
    .getByRole('button', { name: /^Choose: / })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(COMPANY, { exact: true }).first()).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await chooseCompany(page)
  await page.getByText('Shopper Behavior', { exact: true }).click()
  await page.getByText('Report Builder', { exact: true }).click()
  await page.getByLabel('Why you need access').fill('Range review of the snack aisle')
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send request' }).click()
const rows = (page: Page) =>
  page.getByRole('grid', { name: 'My requests' }).getByRole('row').filter({ hasText: COMPANY })

test('ACC-01 ACC-02 ACC-03 ACC-05 SES-10 RTE-24 RTE-52 a new user asks the 240th company for two products, cancels, asks again, and sees the result', async ({
  page,
}) => {
  await signIn(page, NEW_HIRE, ownPortal.at('/login'))
  await expect(page).toHaveURL(/\/noAccess$/)
  await page.goto(ownPortal.at('/profile/requestAccess'))
  await expect(page.getByRole('heading', { level: 1, name: 'Request access' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await fillIn(page)
  const otherTab = await page.context().newPage()
  await otherTab.goto(ownPortal.at('/profile/requestAccess'))
  await fillIn(otherTab)
  await page.bringToFront()
  await send(page)
  await expect(page.getByText('Access request submitted successfully.')).toBeVisible()
  await expect(rows(page)).toHaveText([/Submitted/])
  expect(await axeFindings(page)).toEqual([])

  const dialog = await findCompany(page)
  await expect(dialog.getByText('You have an open request.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: `Choose: ${COMPANY}` })).toHaveCount(0)

  await otherTab.bringToFront()
  await send(otherTab)
  const refusal = otherTab.getByText(/An access request for this company is already open$/)
  await expect(refusal.first()).toBeVisible()
  await expect(otherTab.getByLabel('Why you need access')).toHaveValue('Range review of the snack aisle')
  expect(await axeFindings(otherTab)).toEqual([])

  await page.goto(ownPortal.at('/profile/access'))
  const requested = page.getByRole('region', { name: 'Your requests' })
  await expect(requested.getByText(COMPANY)).toBeVisible()
  await expect(requested.getByText('Report Builder | Shopper Behavior')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await otherTab.getByRole('button', { name: `Cancel request: ${COMPANY}` }).click()
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click()
  await expect(rows(otherTab)).toHaveText([/Canceled/])
  await expect(refusal).toHaveCount(0)
  // A rejected product can be requested again.
  await otherTab.reload()
  await otherTab.getByRole('button', { name: 'Restore' }).click()
  await send(otherTab)
  await expect(rows(otherTab)).toHaveText([/Submitted/, /Canceled/])
  await otherTab.close()

  await ownPortal.advance(61 * DAY)
  await expect(async () => {
    await signIn(page, NEW_HIRE, ownPortal.at('/login?lastUrl=/profile/requestAccess'))
    await expect(rows(page)).toHaveText([/Expired/, /Canceled/], { timeout: 5000 })
  }).toPass()
})
