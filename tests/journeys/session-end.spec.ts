import type { BrowserContext, Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, recordBrowserErrors, expect, PASSWORD, signIn, test } from './portal.ts'

// The tests run one after another in one worker, because they share a server and move its clock.
test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

const WARNING = 'Are you still there?'
const TIMED_OUT = 'Your session has timed out due to inactivity. Login to resume work.'

/** Advances the time of the server and of every tab. */
async function pass(minutes: number, context: BrowserContext): Promise<void> {
  await ownPortal.advance(minutes)
  await context.clock.fastForward(minutes * 60_000)
}

async function threeTabs(page: Page, loginId: string): Promise<Page[]> {
  const context = page.context()
  await context.clock.install()
  await signIn(page, loginId, ownPortal.at('/login'))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const [index, path] of ['/apps', '/profile', '/dataDictionary'].entries()) {
    await tabs[index]?.goto(ownPortal.at(path))
    await tabs[index]?.getByRole('heading', { level: 1 }).waitFor()
  }
  return tabs
}

test('SES-04 a forgotten password is reset by an emailed link, which works once', async ({ page }) => {
  const loginId = 'basic@smallfarm.example'
  const next = 'a pear, a kite and rain'
  await page.goto(ownPortal.at('/login'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(loginId)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect.poll(() => ownPortal.mails).toEqual([expect.stringContaining(`To: ${loginId}`)])
  const link = /http:\S+/.exec(ownPortal.mails[0] ?? '')?.[0] ?? ''
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('too short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(next)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()

  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await page.getByLabel('Password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/apps$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.')
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
})

test('B-02 SES-06 three tabs warn before an idle end, and an extension in one keeps all signed in', async ({
  page,
}) => {
  const tabs = await threeTabs(page, 'charter@orchard.example')
  await pass(28.5, page.context())
  for (const tab of tabs) {
    const warning = tab.getByRole('alertdialog', { name: WARNING })
    await expect(warning).toBeVisible()
    await expect(warning).toHaveAccessibleDescription(/You will be logged out due to inactivity/)
    await expect.poll(() => warning.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await expect(warning.getByRole('timer')).toHaveText(/^1:\d\d$/)
  }
  await page.context().clock.fastForward(45_000)
  for (const tab of tabs) await expect(tab.getByRole('status').filter({ hasText: /left/ })).toHaveCount(1)

  await tabs[1]?.getByRole('button', { name: 'Stay logged in' }).click()
  for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  await pass(20, page.context())
  for (const tab of tabs) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }

  // Accessibility is checked last, because on a slow machine it takes longer than the warning lasts.
  await pass(28.5, page.context())
  for (const tab of tabs) await expect(tab.getByRole('alertdialog', { name: WARNING })).toBeVisible()
  for (const tab of tabs) expect(await axeFindings(tab)).toEqual([])
})

test('B-02 SES-07 SES-12 an idle end is shown in all tabs, and logging in again returns to the page', async ({
  page,
}) => {
  const tabs = await threeTabs(page, 'agent@northbridge.example')
  const [first, second] = tabs
  await pass(31, page.context())
  for (const tab of tabs) {
    await expect(tab.getByRole('alertdialog')).toContainText(TIMED_OUT)
    expect(await axeFindings(tab)).toEqual([])
  }
  await second?.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click()
  await second?.getByText(TIMED_OUT).waitFor()
  await second?.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await second?.getByLabel('Email', { exact: true }).fill('agent@northbridge.example')
  await second?.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await second?.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(second ?? page).toHaveURL(/\/profile$/)
  await expect(first?.getByRole('alertdialog') ?? page.locator('body')).toHaveCount(0)
  await expect(first?.getByRole('heading', { level: 1, name: 'Get started' }) ?? page.locator('body')).toBeVisible()
})

/** The values of the preferences form. */
async function chosenIn(page: Page): Promise<Record<string, string>> {
  const form = page.getByRole('form', { name: 'Preferences' })
  return {
    language: (await form.getByRole('button', { name: /Language$/ }).textContent()) ?? '',
    zone: await form.getByRole('combobox', { name: 'Time zone' }).inputValue(),
    appearance: await form.getByRole('radiogroup', { name: 'Appearance' }).locator(':checked').inputValue(),
    rows: await form.getByRole('radiogroup', { name: 'Table rows' }).locator(':checked').inputValue(),
    count: (await form.getByRole('button', { name: /Rows per page$/ }).textContent()) ?? '',
  }
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fillPreferences(page: Page): Promise<Record<string, string>> {
  await choose(page, /Language$/, 'Français canadien')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('vancouv')
  await page.getByRole('option', { name: /Vancouver/ }).click()
  await page.getByText('High contrast', { exact: true }).click()
  await page.getByText('Compact', { exact: true }).click()
  await choose(page, /Rows per page$/, '75')
  const chosen = await chosenIn(page)
  expect(chosen).toMatchObject({ zone: 'Vancouver (UTC-08:00)', appearance: 'high-contrast', rows: 'compact' })
  return chosen
}

async function signInAgain(page: Page, loginId: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('B-02 SES-05 SES-16 an idle end keeps an unsent form, and pressing Log out deletes it', async ({ page }) => {
  const loginId = 'merchant@scintilla.example'
  const tabs = await threeTabs(page, loginId)
  const form = tabs[1] ?? page
  const offer = form.getByText('Continue where you left off')
  const chosen = await fillPreferences(form)

  await pass(28.5, page.context())
  for (const tab of tabs) {
    const warning = tab.getByRole('alertdialog', { name: WARNING })
    await expect(warning).toBeVisible()
    await expect(warning).toHaveAccessibleDescription(/You will be logged out due to inactivity/)
  }
  await tabs[2]?.getByRole('button', { name: 'Stay logged in' }).click()
  for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  expect(await chosenIn(form)).toEqual(chosen)

  await pass(31, page.context())
  for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toContainText(TIMED_OUT)
  await form.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click()
  await form.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await signInAgain(form, loginId)
  await expect(form).toHaveURL(/\/profile$/)
  await expect(offer).toBeVisible()
  expect(await axeFindings(form)).toEqual([])
  expect(await chosenIn(form)).not.toEqual(chosen)

  // A user who leaves, reloads or starts to type is still offered the whole draft.
  await form.getByRole('link', { name: 'Apps', exact: true }).click()
  await form.getByRole('heading', { level: 1, name: 'Get started' }).waitFor()
  await form.goBack()
  await expect(offer).toBeVisible()
  await form.reload()
  await expect(offer).toBeVisible()
  await form.getByText('Dark', { exact: true }).click()
  await form.context().clock.runFor(2000)
  await form.reload()
  await expect(offer).toBeVisible()
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(offer).toBeVisible()
  await form.getByRole('button', { name: 'Restore' }).click()
  await expect(offer).toHaveCount(0)
  expect(await chosenIn(form)).toEqual(chosen)

  await form.getByRole('button', { name: /Jordan Wells/ }).click()
  await form.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  await expect(form.getByRole('heading', { name: 'You’re logged out' })).toBeVisible()
  expect(await form.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))).toEqual([])
  await form.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signInAgain(form, loginId)
  await form.getByRole('heading', { level: 1, name: 'Get started' }).waitFor()
  await form.goto(ownPortal.at('/profile'))
  await expect(form.getByRole('form', { name: 'Preferences' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('B-02 SES-05 logging out in one tab logs out the others, and deletes the user’s data', async ({ page }) => {
  const tabs = await threeTabs(page, 'protection@scintilla.example')
  await page.getByRole('button', { name: /Casey Nolan/ }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'You’re logged out' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.goto(ownPortal.at('/apps'))
  await expect(page).toHaveURL(/\/idp\/interaction\//)
})

test('SES-06 a user who was blocked or lost a role is logged out of open tabs at the next request', async ({
  browser,
}) => {
  const changes = {
    'user@brightfoods.example': `status = 'BLOCKED'`,
    'admin@brightfoods.example': 'user_group = null',
  }
  const tabs: Page[] = []
  for (const loginId of Object.keys(changes)) {
    const page = await browser.newPage()
    await signIn(page, loginId, ownPortal.at('/login'))
    await page.getByRole('heading', { level: 1, name: 'Get started' }).waitFor()
    tabs.push(page)
  }
  await ownPortal.runStatements(
    Object.entries(changes).map(([loginId, change]) => `update users set ${change} where login_id = '${loginId}'`),
  )
  const [blocked] = tabs
  for (const page of tabs) {
    const complaints = await recordBrowserErrors(page.context())
    await page.reload()
    // A blocked user first sees the reason.
    if (page === blocked) await expect(page.getByText(/^Your account has been blocked/)).toBeVisible()
    if (page === blocked) await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/idp\/interaction\//)
    expect(complaints).toEqual([])
    await page.close()
  }
})
