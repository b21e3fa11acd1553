import type { Locator } from 'playwright/test'
import { expect, storageOf, test } from './portal.ts'

const edgesOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

test.describe('the list of all companies', () => {
  test.use({ storageState: storageOf('super@scintilla.example') })

  test('TBL-09 the names of the columns stay under the header of the portal, and the focus stays clear of both', async ({
    page,
  }) => {
    await page.goto('/companyList')
    const names = page.getByRole('grid').getByRole('row').first()
    const select = page.getByRole('button', { name: /^Select company/ })
    await expect(select.nth(20)).toBeAttached()
    const portal = page.getByRole('banner')

    await page.getByRole('grid').locator('[aria-colindex][tabindex="0"]').focus()
    await page.keyboard.press('Control+ArrowDown')
    await expect.poll(async () => (await edgesOf(names)).top).toBe((await edgesOf(portal)).bottom)
    for (let row = 0; row < 15; row += 1) {
      await page.keyboard.press('ArrowUp')
      const focused = await edgesOf(page.locator('*:focus'))
      expect(focused.top).toBeGreaterThanOrEqual((await edgesOf(names)).bottom)
    }
  })
})
