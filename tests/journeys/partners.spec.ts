import type { Browser, Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'default' })

const ADMIN = 'admin@brightfoods.example'
const AGENT = 'agent.multi@northbridge.example'
const ONE_COMPANY_AGENT = 'agent@northbridge.example'
const NEW_HIRE = 'newhire@scintilla.example'

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

/** Signs a user in, in a new browser context. */
async function signedIn(browser: Browser, loginId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, loginId, ownPortal.at('/login'))
  return page
}

test('PRT-01 PRT-02 PRT-03 PRT-04 SES-15a an agency added by its code acts for the company until it is removed', async ({
  browser,
}) => {
  const admin = await signedIn(browser, ADMIN)
  await admin.goto(ownPortal.at('/admin/thirdParty'))
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Third-party partners/)
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Add partner' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add partner' })
  const code = dialog.getByRole('textbox', { name: 'Partner code' })
  await code.fill('NOBODY99')
  await expect(dialog.getByRole('alert')).toContainText('Partner not found')
  await code.fill('northbridge')
  await expect(dialog.getByRole('status').getByText('Northbridge Agency')).toBeVisible()
  await dialog.getByText('Shopper Behavior', { exact: true }).click()
  expect(await axeFindings(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(admin.getByText('Partner added.')).toBeVisible()

  const agent = await signedIn(browser, AGENT)
  await agent.goto(ownPortal.at('/companyList'))
  await agent.getByRole('button', { name: 'Select company: Bright Foods' }).click()
  await expect(agent.getByText('You’re acting for Bright Foods.')).toBeVisible()
  const other = await signedIn(browser, ONE_COMPANY_AGENT)
  await other.goto(ownPortal.at('/companyList'))
  await expect(other.getByText('Bright Foods')).toHaveCount(0)

  await admin.getByRole('searchbox', { name: 'Search partners' }).fill('NORTHBRIDGE')
  await admin.getByRole('button', { name: 'Details of Northbridge Agency' }).click()
  const details = admin.getByRole('dialog', { name: 'Northbridge Agency' })
  await expect(details.getByText(/^Last acted/)).toBeVisible()
  expect(await axeFindings(admin)).toEqual([])
  await details.getByRole('button', { name: 'Remove partner' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Remove Northbridge Agency?' })
  await expect(question).toContainText('1 person loses access to Bright Foods immediately.')
  await question.getByRole('button', { name: 'Remove partner' }).click()
  await expect(admin.getByText('Partner removed.')).toBeVisible()

  await agent.getByRole('link', { name: 'Data Dictionary' }).click()
  await expect(agent.getByRole('heading', { level: 1, name: 'You can’t act for this company' })).toBeVisible()
})

test('ACC-06 USR-05 LOG-04 a new hire is granted one of two products, acts for the company and launches it', async ({
  browser,
}) => {
  const newHire = await signedIn(browser, NEW_HIRE)
  await newHire.goto(ownPortal.at('/profile/requestAccess'))
  await newHire.getByRole('button', { name: 'Choose a company' }).click()
  const finder = newHire.getByRole('dialog', { name: 'Choose a company' })
  await finder.getByRole('searchbox').fill('Bright Foods')
  await finder.getByRole('button', { name: 'Choose: Bright Foods' }).click()
  await newHire.getByText('Shopper Behavior', { exact: true }).click()
  await newHire.getByText('Report Builder', { exact: true }).click()
  await newHire.getByLabel('Why you need access').fill('Range review of the snack aisle')
  await newHire.getByRole('button', { name: 'Send request' }).click()
  await expect(newHire.getByText('Access request submitted successfully.')).toBeVisible()

  const admin = await signedIn(browser, ADMIN)
  await admin.goto(ownPortal.at('/admin/userList'))
  await admin.getByRole('tab', { name: /Access requests/ }).click()
  await admin.getByRole('searchbox', { name: 'Search access requests' }).fill('Chen')
  await admin.getByRole('rowheader', { name: /Chen/ }).getByRole('link').click()
  const panel = admin.getByRole('dialog', { name: /Riley Chen/ })
  await expect(panel.getByText('Range review of the snack aisle')).toBeVisible()
  expect(await axeFindings(admin)).toEqual([])
  await panel.getByRole('button', { name: 'Approve' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Approve the request from Riley Chen?' })
  await question.getByText('Shopper Behavior', { exact: true }).click()
  expect(await axeFindings(admin)).toEqual([])
  await question.getByRole('button', { name: 'Approve request' }).click()
  await expect(admin.getByText('Request approved.')).toBeVisible()
  await expect.poll(() => ownPortal.mails.some((mail) => mail.includes('You can now act for Bright Foods'))).toBe(true)

  await ownPortal.advance(2)
  const again = await signedIn(browser, NEW_HIRE)
  const select = again.getByRole('button', { name: 'Select company: Bright Foods' })
  // A job sets up the product; until then, the pending page is shown.
  await expect(async () => {
    await again.goto(ownPortal.at('/companyList'))
    await expect(select).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await select.click()
  await expect(again.getByText('You’re acting for Bright Foods.')).toBeVisible()
  await expect(again.getByRole('link', { name: /Launch app.*Report Builder|Report Builder.*Launch app/ })).toBeVisible()
})
