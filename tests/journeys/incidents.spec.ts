import type { Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

const SCREENSHOT = { name: 'shelf.txt', mimeType: 'text/plain', buffer: Buffer.from('Two facings, none counted.') }

/** Selects the first option of each required choice, and describes the situation. */
async function fillIn(page: Page, situation: string): Promise<void> {
  await page.goto(ownPortal.at('/support/ticketCreation'))
  await page.getByRole('radio', { name: 'Supplier' }).check({ force: true })
  const lists = page.getByRole('group', { name: 'Your question' }).getByRole('button')
  for (let index = 0; index < (await lists.count()); index += 1) {
    await lists.nth(index).click()
    await page.getByRole('option').first().click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await page.getByRole('textbox', { name: 'Situation description' }).fill(situation)
}

const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Submit incident' }).click()
const submitted = (page: Page) => page.getByText(/^Your incident INC-\d+ was submitted successfully\.$/)

test('SUP-15 SUP-17 SUP-18 SUP-19 SUP-20 a supplier files an incident, staff ask a question and resolve it, and the supplier replies and closes it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'user@brightfoods.example', ownPortal.at('/login'))
  await fillIn(page, 'The compliance of store 2104 counts zero.')
  await page.getByRole('textbox', { name: 'Call back number' }).fill('479 555 0100')
  await page.locator('input[type=file]').setInputFiles(SCREENSHOT)
  await submit(page)
  await expect(submitted(page)).toBeVisible()
  const [incidentId = ''] = /INC-\d+/.exec((await submitted(page).textContent()) ?? '') ?? []

  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 'super@scintilla.example', ownPortal.at('/login'))
  await staff.goto(ownPortal.at(`/operations?tab=incidents&incident=${incidentId}`))
  const panel = staff.getByRole('dialog')
  await expect(panel.getByText('The compliance of store 2104 counts zero.')).toBeVisible()
  await panel.getByRole('button', { name: 'Take' }).click()
  await expect(panel.getByText(/^Assigned to /)).toBeVisible()
  expect(await axeFindings(staff)).toEqual([])
  await panel.getByRole('radio', { name: 'Ask a question' }).check({ force: true })
  await panel.getByRole('textbox', { name: 'Text' }).fill('Which week do you mean?')
  await panel.getByRole('button', { name: 'Ask a question' }).click()
  await expect(panel.getByText('Waiting on the user')).not.toHaveCount(0)

  await page.goto(ownPortal.at('/support/trackTicket'))
  const row = page.getByRole('row', { name: new RegExp(incidentId) })
  await expect(row).toContainText('Waiting on you')
  await expect(row).toContainText('Unread')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('article').filter({ hasText: 'Which week do you mean?' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: SCREENSHOT.name }).click()
  expect((await download).suggestedFilename()).toBe(SCREENSHOT.name)
  await page.getByRole('textbox', { name: 'Comment' }).fill('Week 46.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Week 46.' })).toBeVisible()

  await staff.reload()
  await expect(panel.getByText('Week 46.')).toBeVisible()
  await panel.getByRole('radio', { name: 'Resolve' }).check({ force: true })
  await panel.getByRole('textbox', { name: 'Text' }).fill('The count is corrected.')
  await panel.getByRole('button', { name: 'Resolve' }).click()
  await expect(panel.getByText('The count is corrected.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Did this help?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Close incident' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close incident' }).click()
  await expect(page.getByText('This incident is closed')).toBeVisible()
})
