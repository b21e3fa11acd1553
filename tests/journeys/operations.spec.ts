import type { Browser, Locator, Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, onHost, signIn, test } from './portal.ts'

// The tests run one after another in one worker, because they share a server and move its clock.
test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

const DAY = 24 * 60

const WORDS: Readonly<Record<string, { language: string; title: string }>> = {
  'en-US': { language: 'English', title: 'Reports come late.' },
  'es-MX': { language: 'Spanish', title: 'Los informes llegan tarde.' },
  'fr-CA': { language: 'French', title: 'Les rapports arrivent en retard.' },
}

/** Moves the focus to an element with Tab only. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${String(target)}`)
}

/** Returns the key presses for nine in the morning in this many days. */
function keysOf(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * DAY * 60_000).toISOString().slice(0, 10).split('-')
  return `${month}${day}${year}0900A`
}

async function typeMoment(page: Page, label: string, days: number): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`^${label}`) })
  await tabTo(page, field.getByRole('spinbutton', { name: /^month/ }))
  await page.keyboard.type(keysOf(days))
  // The announcer clears itself by `innerHTML`, which Trusted Types refuse without the default policy.
  await expect(page.locator('[data-live-announcer]')).toHaveText(/\S/)
}

/** Opens an anonymous visitor's page on a host, in a language. */
async function openAsVisitor(browser: Browser, host: string, locale: string): Promise<Page> {
  const context = await browser.newContext()
  const address = onHost(ownPortal.at('/'), host, '/')
  await context.addCookies([{ name: 'locale', value: locale, url: address }])
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('BAN-04 BAN-05 a warning for Mexico is written by keyboard, appears in three languages when it starts, and disappears', async ({
  browser,
  page,
}) => {
  await signIn(page, 'super@scintilla.example', ownPortal.at('/login'))
  await page.goto(ownPortal.at('/operations?tab=banners'))
  await tabTo(page, page.getByRole('button', { name: 'New banner' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'News' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Warning' })).toBeChecked()
  for (const country of ['United States', 'Canada']) {
    await tabTo(page, page.getByRole('checkbox', { name: country }))
    await page.keyboard.press('Space')
  }
  await typeMoment(page, 'From', 2)
  await typeMoment(page, 'Until', 5)
  for (const { language, title } of Object.values(WORDS)) {
    await tabTo(page, page.getByLabel(`Title, ${language}`))
    await page.keyboard.type(title)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Monterrey')
  }
  expect(await axeFindings(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Banner saved.')).toBeVisible()

  const mexico = await Promise.all(
    Object.keys(WORDS).map(async (locale) => ({ locale, page: await openAsVisitor(browser, 'mx.localhost', locale) })),
  )
  const elsewhere = await Promise.all(
    ['localhost', 'ca.localhost'].map((host) => openAsVisitor(browser, host, 'en-US')),
  )
  const notices = mexico.map(({ locale, page: tab }) => tab.getByText(WORDS[locale]?.title ?? ''))
  await ownPortal.advance(DAY)
  for (const notice of notices) await expect(notice).toHaveCount(0)
  await ownPortal.advance(2 * DAY)
  for (const notice of notices) await expect(notice).toBeVisible({ timeout: 20_000 })
  for (const other of elsewhere) {
    await other.reload()
    await other.getByRole('heading', { level: 1 }).waitFor()
    await expect(other.getByText('Monterrey')).toHaveCount(0)
  }
  await ownPortal.advance(3.5 * DAY)
  for (const notice of notices) await expect(notice).toHaveCount(0, { timeout: 20_000 })
  await Promise.all([...mexico.map(({ page: tab }) => tab), ...elsewhere].map((each) => each.context().close()))
})

test('SRV-10 an email, including its long link, fits a phone', async ({ page }) => {
  await page.goto(ownPortal.at('/login'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill('basic@smallfarm.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await signIn(page, 'super@scintilla.example', ownPortal.at('/login'))
  await page.goto(ownPortal.at('/operations?tab=mails'))
  await page.getByRole('button', { name: 'Read the email to basic@smallfarm.example' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  const mail = page.getByRole('dialog', { name: /password/ })
  await expect(mail.getByText(/^http:/)).toBeInViewport({ ratio: 1 })
  await mail.getByRole('button', { name: 'Close' }).click()
  await expect(mail).toHaveCount(0)
})

/** Sets the signed-in user's language. */
async function setUserLanguage(page: Page, loginId: string, locale: string): Promise<void> {
  const status = await page.evaluate(
    async ([who, language]) => {
      const headers = { 'x-portal-request': '1', 'content-type': 'application/json' }
      const body = JSON.stringify({ language_code: language })
      return (await fetch(`/core-app-api/users/${who}/preferences`, { method: 'POST', headers, body })).status
    },
    [loginId, locale],
  )
  expect(status).toBe(200)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not to be seen`)
  return { ...box, end: box.x + box.width }
}

test('RTE-51 BAN-05 titles, tabs, previews and moments fit a phone in Spanish and French', async ({ page }) => {
  const operator = 'super@scintilla.example'
  await signIn(page, operator, ownPortal.at('/login'))
  await page.setViewportSize({ width: 320, height: 640 })
  await setUserLanguage(page, operator, 'fr-CA')
  await page.goto(ownPortal.at('/operations?tab=flags'))
  expect((await boxOf(page.getByText('Historique', { exact: true }).first())).height).toBeLessThan(30)
  const outbox = page.getByRole('tab', { name: 'Boîte d’envoi' })
  await outbox.click()
  // The ratio tolerates a fraction of a pixel at the edge of the tab.
  await expect(outbox).toBeInViewport({ ratio: 0.95 })

  await setUserLanguage(page, operator, 'es-MX')
  await page.goto(ownPortal.at('/operations?tab=banners'))
  await page.getByRole('button', { name: 'Vista previa' }).first().click()
  const preview = page.locator('[data-theme][lang=es-MX]').first()
  await expect(preview.getByRole('paragraph')).toBeVisible()
  await expect.poll(() => preview.evaluate((area) => area.clientWidth)).toBeGreaterThan(200)
  await expect
    .poll(() => preview.getByRole('paragraph').evaluate((text) => text.scrollWidth > text.clientWidth))
    .toBe(false)

  await page.goto(ownPortal.at('/operations?tab=banners&banner=new'))
  const start = page.getByRole('group', { name: /^Desde/ })
  const half = await boxOf(start.getByRole('spinbutton').last())
  const calendar = start.getByRole('button')
  expect(half.end).toBeLessThanOrEqual((await boxOf(calendar)).x)
  await calendar.click()
  const panel = page.getByRole('dialog')
  const [inner, time] = [await boxOf(panel), await boxOf(panel.getByRole('group', { name: 'Hora' }))]
  expect(time.x - inner.x).toBeGreaterThanOrEqual(4)
  expect(inner.end - (await boxOf(panel.getByRole('button', { name: 'Listo' }))).end).toBeGreaterThanOrEqual(4)
})
