import { readFile } from 'node:fs/promises'
import type { Route } from 'playwright/test'
import { axeFindings, expect, onHost, storageStatePath, test } from './portal.ts'

const field = { name: 'Search the dictionary' }

test.describe('a user of the data dictionary', () => {
  test.use({ storageState: storageStatePath('user@brightfoods.example') })

  test('DIC-01 DIC-02 DIC-06 finds an entry by a misspelled word, reads it, and reports a problem with it', async ({
    page,
  }) => {
    await page.goto('/dataDictionary')
    await page.getByRole('combobox', field).fill('net slaes amount')
    await expect(page.getByText('No results found for “net slaes amount”')).toBeVisible()
    await page.getByRole('button', { name: 'net sales amount', exact: true }).click()
    await expect(page).toHaveURL(/search=net\+sales\+amount$/)
    await page.getByRole('link', { name: 'Net sales amount', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Net sales amount' })
    await expect(panel.getByText(/− value of returns$/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await panel.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('dialog')).not.toHaveAccessibleName('Net sales amount')
    await page.goBack()
    await expect(panel).toBeVisible()
    await panel.getByRole('link', { name: 'Report a problem with this entry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create an incident' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('supportType')).toBe('1465')
  })

  test('DIC-14 downloads all entries as a spreadsheet', async ({ page }) => {
    await page.goto('/dataDictionary')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^data_element_glossary_\d{8}\.xlsx$/)
    const content = await readFile(await download.path())
    expect(content.toString('latin1', 0, 2)).toBe('PK')
    expect(content.length).toBeGreaterThan(50_000)
  })

  test('DIC-06 a slow response to an earlier search never replaces that of a later one', async ({ page }) => {
    const earlier: Route[] = []
    await page.route('**/search-glossaries', async (route) => {
      if (route.request().postData()?.includes('inventory')) earlier.push(route)
      else await route.continue()
    })
    await page.goto('/dataDictionary?search=inventory')
    await page.getByRole('combobox', field).fill('conversion rate')
    await expect(page.getByRole('link', { name: 'Conversion rate', exact: true })).toBeVisible()
    const late = page.waitForResponse((response) => response.request().postData()?.includes('inventory') ?? false)
    for (const route of earlier) await route.continue()
    await (await late).finished()
    await expect(page.getByRole('link', { name: 'Conversion rate', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Inventory turnover/ })).toHaveCount(0)
  })
})

test.describe('a colleague with another language', () => {
  test.use({ storageState: storageStatePath('user@erable.example') })

  test('DIC-02 DIC-04 opens a shared link in their own language', async ({ page, baseURL }) => {
    await page.goto(onHost(baseURL, 'ca.localhost', '/dataDictionary?search=net_sales_amt'))
    await expect(page.getByRole('link', { name: 'Montant des ventes nettes', exact: true })).toBeVisible()
  })
})
