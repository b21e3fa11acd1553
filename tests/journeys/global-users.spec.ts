import { axeFindings, expect, signIn, storageStatePath, test } from './portal.ts'

const SUPER = 'super@scintilla.example'
const EMAIL = 'lena.fielding@scintilla.example'

test.describe('as a super administrator', () => {
  test.use({ storageState: storageStatePath(SUPER) })

  test('GUM-02 GUM-03 GUM-04 SRV-06a adds a merchant, makes them a spectator, and deletes them', async ({ page }) => {
    await page.goto('/companyList')
    await page.getByRole('navigation').getByRole('link', { name: 'Global users' }).click()
    await page.getByRole('tab', { name: /Merchants/ }).click()
    const table = page.getByRole('grid', { name: 'Merchants' })
    await expect(table.getByRole('columnheader', { name: 'Strategic business unit' })).toBeAttached()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Add internal user' }).click()
    const form = page.getByRole('dialog', { name: 'Add internal user' })
    await form.getByRole('textbox', { name: 'First name' }).fill('Lena')
    await form.getByRole('textbox', { name: 'Last name' }).fill('Fielding')
    await form.getByRole('textbox', { name: 'Email' }).fill('lena.fielding@elsewhere.example')
    await form.getByRole('textbox', { name: 'Strategic business unit' }).fill('Pets')
    await form.getByRole('checkbox', { name: 'Shopper Behavior' }).check({ force: true })
    await form.getByRole('button', { name: 'Add internal user' }).click()
    await expect(form.getByText(/^Email domain is not authorized/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await form.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await form.getByRole('button', { name: 'Add internal user' }).click()
    await expect(page.getByText('Invitation sent.')).toBeVisible()

    await page.getByRole('searchbox').fill(EMAIL)
    await expect(table.getByRole('row')).toHaveCount(2)
    await page.getByRole('rowheader', { name: 'Fielding' }).click()
    const panel = page.getByRole('dialog', { name: 'Lena Fielding' })
    await panel.getByRole('radio', { name: 'Super administrator, read-only' }).check({ force: true })
    await panel.getByRole('textbox', { name: 'Strategic business unit' }).fill('Baby and toys')
    expect(await axeFindings(page)).toEqual([])
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('User changed.')).toBeVisible()
    const row = table.getByRole('row').filter({ hasText: EMAIL })
    await expect(row).toContainText('Super administrator, read-only')
    await expect(row).toContainText('Baby and toys')

    await row.getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete the selected users?' })
    await expect(question.getByText('1 user will be deleted.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete user' }).click()
    await expect(page.getByText('User deleted.')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

test('ROL-04 ROL-14b GUM-03b a spectator sees the lists on a phone, exports one and cannot change them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await signIn(page, 'spectator@scintilla.example')
  await page.goto('/globalUserManagement?tab=internal_asset_protection')
  const table = page.getByRole('grid', { name: 'Asset protection' })
  await expect(table.getByRole('columnheader', { name: 'Area number' })).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expect(page.getByRole('button', { name: 'Add internal user' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Export/ }).click()
  const files = page.getByRole('dialog', { name: 'Export' })
  await files.getByRole('button', { name: 'Export as CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: /^Download global_users_internal_asset_protection_.*\.csv$/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^global_users_internal_asset_protection_\d{4}-\d{2}-\d{2}\.csv$/)
  await page.goto('/globalUserManagement?tab=internal_merchant&user=merchant@scintilla.example')
  const panel = page.getByRole('dialog', { name: 'Jordan Wells' })
  await expect(panel.getByText('Household essentials')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
})
