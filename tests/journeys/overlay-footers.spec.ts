import type { Page } from 'playwright/test'
import { expect, storageStatePath, test } from './portal.ts'

/** Opens the company's users and waits until their rows can be used. */
async function openUsers(page: Page): Promise<void> {
  await page.goto('/admin/userList')
  await expect(page.getByRole('grid').getByRole('checkbox').nth(8)).toBeAttached()
}

test.describe('buttons of panels and dialogs', () => {
  test.use({ storageState: storageStatePath('admin@brightfoods.example') })

  test('USR-10d UIX-01 the panel keeps its width for the form, whose buttons are at its bottom', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    await openUsers(page)
    await page.getByRole('rowheader').first().click()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    const shown = await panel.boundingBox()
    await panel.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('form', { name: /^Edit / })
    await expect(form).toBeVisible()
    const edited = await page.getByRole('dialog', { name: /^Edit / }).boundingBox()
    expect(edited).toEqual(shown)
    const cancel = await form.getByRole('button', { name: 'Cancel' }).boundingBox()
    const bottomOf = (box: typeof cancel) => (box ? box.y + box.height : 0)
    expect(bottomOf(edited) - bottomOf(cancel)).toBeLessThan(24)
  })

  test('UIX-02 UIX-03 a confirmation for rows keeps its buttons visible at 400 %', async ({ page }) => {
    await openUsers(page)
    for (const index of [1, 2, 3, 4])
      await page.getByRole('grid').getByRole('checkbox').nth(index).check({ force: true })
    await page
      .getByRole('button', { name: /^Block/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.setViewportSize({ width: 320, height: 256 })
    for (const name of ['Cancel', 'Block 4 users'])
      await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
})
