import type { Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const check = (page: Page) => page.getByRole('dialog', { name: 'Security check' })
const holdButton = (page: Page) => check(page).getByRole('button', { name: 'Press & Hold' })

/** Selects the first option of each list. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Supplier' }).check({ force: true })
  const lists = page.getByRole('group', { name: 'Your question' }).getByRole('button')
  for (let index = 0; index < (await lists.count()); index += 1) {
    await lists.nth(index).click()
    await page.getByRole('option').first().click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
}

async function fillIn(page: Page): Promise<void> {
  await choose(page)
  await page.getByLabel('Situation description').fill('Shelf 4 is empty in the report.')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Cruz')
  await page.getByLabel('Company name').fill('Bright Foods')
  await page.getByLabel('Call back number').fill('+1 555 010 0200')
  await page.getByLabel('Primary contact email').fill('ana@brightfoods.example')
  await page.locator('input[type=file]').setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: IMAGE })
  await page.getByRole('button', { name: 'Submit incident' }).click()
}

/** The number of the incident that was submitted. */
async function submitted(page: Page): Promise<string> {
  const text = await page.getByText(/was submitted successfully\./).innerText()
  return /INC-\d+/.exec(text)?.[0] ?? ''
}

async function open(page: Page): Promise<void> {
  await page.goto(ownPortal.at('/support/ticketCreation'))
  await expect(page.getByRole('button', { name: 'Submit incident' })).toBeVisible()
}

async function byPointer(page: Page): Promise<void> {
  await holdButton(page).hover()
  await page.mouse.down()
  await expect(check(page)).toHaveCount(0)
  await page.mouse.up()
}

async function byKeyboard(page: Page): Promise<void> {
  await holdButton(page).focus()
  await page.keyboard.down('Space')
  await expect(check(page)).toHaveCount(0)
  await page.keyboard.up('Space')
}

async function byTwoPresses(page: Page): Promise<void> {
  await holdButton(page).click()
  await check(page).getByRole('button', { name: 'Press again' }).click()
}

async function byTouch(page: Page): Promise<void> {
  const box = await holdButton(page).boundingBox()
  const touches = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(check(page)).toHaveCount(0)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('SUP-08 SUP-13 CHL-05 a visitor files three incidents; the fourth needs a check and keeps its file unchanged', async ({
  page,
}) => {
  await open(page)
  expect(await axeFindings(page)).toEqual([])
  for (let count = 1; count <= 3; count += 1) {
    await fillIn(page)
    await submitted(page)
    await page.getByRole('button', { name: 'Create another incident' }).click()
  }
  await fillIn(page)
  await expect(check(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await byPointer(page)
  const incidentId = await submitted(page)

  await signIn(page, 'super@scintilla.example', ownPortal.at('/login'))
  const calls = ownPortal.at(`/core-app-api/osc/incidents/${incidentId}`)
  const headers = { 'x-portal-request': '1' }
  const incident = (await (await page.request.get(calls, { headers })).json()) as { attachments: { id: string }[] }
  const [attachment] = incident.attachments
  const file = await page.request.get(`${calls}/attachments/${attachment?.id ?? ''}`, { headers })
  expect((await file.body()).equals(IMAGE)).toBe(true)
})

for (const [way, pass] of Object.entries({ byKeyboard, byTwoPresses, byTouch })) {
  test(`CHL-04 B-01 the check is passed ${way.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`, async ({
    page,
  }) => {
    await open(page)
    await fillIn(page)
    await expect(check(page)).toBeVisible()
    await pass(page)
    expect(await submitted(page)).toMatch(/^INC-/)
  })
}
