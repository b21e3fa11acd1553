import type { Locator, Page } from 'playwright/test'
import { expect, storageStatePath, test } from './portal.ts'

const edgesOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

/** Whether the corners of the focused element, inside its ring, are visible. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
    return corners.every(([x, y]) => focused?.contains(document.elementFromPoint(x, y)))
  })

test.describe('list of all companies', () => {
  test.use({ storageState: storageStatePath('super@scintilla.example') })

  test('TBL-09 column names stay below the portal’s header, and the focused element is not covered by either', async ({
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

  test('RTE-48 the back-to-top link covers nothing at the end of the page, and does not cover the focused element', async ({
    page,
  }) => {
    await page.goto('/companyList')
    await expect(page.getByRole('button', { name: /^Select company/ }).nth(20)).toBeAttached()
    const next = page.getByRole('button', { name: 'Next page' })
    const toTop = page.getByRole('button', { name: 'Back to top' })
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await expect(toTop).toBeVisible()
    await next.focus()
    expect(await isInSight(page)).toBe(true)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const { top, bottom } = await edgesOf(toTop)
    expect(top).toBeGreaterThan((await edgesOf(next)).bottom)
    expect(bottom).toBeLessThan((await edgesOf(page.getByRole('contentinfo'))).top)
  })

  for (const [window, width, height] of [
    ['a phone', 390, 844],
    ['a window of 1280 px at 400 %', 320, 256],
  ] as const) {
    test(`TBL-03 TBL-09 the keyboard reaches every cell on ${window}, with a visible focus`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/companyList')
      const grid = page.getByRole('grid')
      await expect(page.getByRole('button', { name: /^Select company/ }).nth(20)).toBeAttached()
      await grid.locator('[tabindex="0"]').first().focus()
      const columns = await grid.getByRole('columnheader').count()
      const acts = [
        ...Array<string>(6).fill('ArrowDown'),
        ...Array<string>(columns - 1).fill('ArrowRight'),
        'Home',
        'PageDown',
        'Control+End',
        ...Array<string>(6).fill('ArrowUp'),
        'PageUp',
        'Control+Home',
      ]
      for (const keys of acts) {
        await page.keyboard.press(keys)
        await expect.poll(() => isInSight(page), keys).toBe(true)
      }
      await expect(grid.getByRole('row').nth(1).locator(':focus')).toHaveCount(1)
    })
  }
})
