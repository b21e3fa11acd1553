import type { Page } from 'playwright/test'
import { OwnPortal } from './own-portal.ts'
import { axeFindings, expect, signIn, test } from './portal.ts'

test.describe.configure({ mode: 'default' })

let ownPortal: OwnPortal
test.beforeAll(async () => {
  ownPortal = await OwnPortal.start()
})
test.afterAll(() => ownPortal.stop())

/** The URLs of a page, and the registrations that it has sent. */
function watch(page: Page): { visited: string[]; sent: string[] } {
  const seen = { visited: [] as string[], sent: [] as string[] }
  page.on('framenavigated', (frame) => seen.visited.push(new URL(frame.url()).pathname))
  page.on('request', (request) => {
    if (request.url().includes('complete-registration')) seen.sent.push(request.postData() ?? '')
  })
  return seen
}

test('PRF-01a SCR-06 SES-09 PRD-07 an invited user registers once, waits, and launches the promised product', async ({
  page,
}) => {
  const { visited, sent } = watch(page)
  await signIn(page, 'invited@brightfoods.example', ownPortal.at('/login'))
  await expect(page).toHaveURL(/\/userRegistration$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your registration' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel(/^Job title/).fill('Buyer')
  await page.getByText('I accept the terms of use', { exact: true }).click()

  await page
    .getByRole('main')
    .getByRole('button', { name: /Language$/ })
    .click()
  await page.getByRole('option', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Completa tu registro' })).toBeVisible()
  await expect(page.getByLabel(/^Puesto/)).toHaveValue('Buyer')
  await expect(page.getByRole('checkbox', { name: 'Acepto los términos de uso' })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Registrarme' }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit()
    button.form?.requestSubmit()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos preparando tu acceso' })).toBeVisible()
  await expect(page).toHaveURL(/\/pendingAccess$/)
  expect(sent).toEqual([expect.stringContaining('"language_code":"es-MX"')])
  expect(await axeFindings(page)).toEqual([])

  await ownPortal.advance(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Para comenzar' })).toBeVisible()
  await expect(page).toHaveURL(/\/apps$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Abrir aplicación/ })
      .first(),
  ).toBeVisible()
  expect(visited).not.toContain('/noAccess')
})
